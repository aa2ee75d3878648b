import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/login/**/*.tsx',
  './src/islands/login/**/*.tsx',
  './src/ui/login/**/*.tsx',
  './src/ui/{BusyButton,Icon,TopBar}.tsx',
);
