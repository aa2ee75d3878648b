import { forScreen } from '../../../tailwind.config.ts';

/** A post and a moment are one screen. */
export default forScreen(
  './src/screens/postDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/Comments.island.tsx',
  './src/islands/comments/*.tsx',
  './src/ui/comment/*.tsx',
  './src/ui/people/{AttachedMedia,PostActs,PostBar,PraisedBy,WriterLine}.tsx',
  './src/ui/{Avatar,BackBar,Comments,Failure,MediaCover,Notice}.tsx',
);
