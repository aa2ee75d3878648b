import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/islands/{login,sheets}/**/*.tsx',
  './src/ui/login/**/*.tsx',
  './src/ui/{Avatar,Icon}.tsx',
);
