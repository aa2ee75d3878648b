import { forScreen } from '../../../tailwind.config.ts';

/** Utilities of the lists in baked community pages, with all rows that they may contain. */
export default forScreen(
  './src/islands/people/*.tsx',
  './src/islands/list/*.tsx',
  './src/ui/people/*.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{Avatar,Failure,MediaCover,Notice,RowsSkeleton}.tsx',
);
