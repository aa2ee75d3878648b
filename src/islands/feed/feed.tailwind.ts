import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/islands/feed/**/*.tsx',
  './src/ui/feed/**/*.tsx',
  './src/ui/{AdBlock,Failure,Notice,RowsSkeleton}.tsx',
);
