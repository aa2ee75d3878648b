import { forScreen } from '../../../tailwind.config.ts';

/** Of all pages of a column: what is baked, and the states of their templates. */
export default forScreen(
  './src/screens/{column,columnDetail,columnShare}/**/*.tsx',
  './src/islands/Feed.island.tsx',
  './src/islands/feed/**/*.tsx',
  './src/ui/feed/**/*.tsx',
  './src/ui/{AdBlock,AppBar,BackBar,Failure,FollowButton,Notice,RowsSkeleton}.tsx',
);
