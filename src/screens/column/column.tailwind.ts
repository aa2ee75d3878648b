import { forScreen } from '../../../tailwind.config.ts';

/** Classes of all pages of a column: baked pages, and the states of the template pages. */
export default forScreen(
  './src/screens/{column,columnDetail,columnShare}/**/*.tsx',
  './src/islands/Feed.island.tsx',
  './src/islands/feed/**/*.tsx',
  './src/ui/feed/**/*.tsx',
  './src/ui/{AdBlock,AppBar,BackBar,Failure,FollowButton,Notice,RowsSkeleton}.tsx',
);
