import { forScreen } from '../../../tailwind.config.ts';

/** Lists under the heads of baked pages about people, with all that may stand in them. */
export default forScreen(
  './src/islands/people/*.tsx',
  './src/islands/list/*.tsx',
  './src/ui/people/*.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{Avatar,Failure,MediaCover,Notice,RowsSkeleton}.tsx',
);
