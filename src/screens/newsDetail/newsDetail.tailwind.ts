import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/newsDetail/**/*.tsx',
  './src/islands/Comments.island.tsx',
  './src/ui/**/*.tsx',
);
