import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/getUserInfo/**/*.tsx',
  './src/islands/login/**/*.tsx',
  './src/ui/login/**/*.tsx',
  './src/ui/{Avatar,BackBar,BusyButton,Failure,Icon,Notice}.tsx',
);
