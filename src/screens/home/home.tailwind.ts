import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/home/**/*.tsx',
  './src/islands/Feed.island.tsx',
  './src/islands/feed/**/*.tsx',
  './src/ui/feed/**/*.tsx',
  './src/ui/{AdBlock,Failure,Notice,RowsSkeleton,TopBar}.tsx',
);
