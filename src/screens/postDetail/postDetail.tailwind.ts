import { forScreen } from '../../../tailwind.config.ts';

/** Classes of both routes of social posts, which share one screen. */
export default forScreen(
  './src/screens/postDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/Comments.island.tsx',
  './src/islands/comments/*.tsx',
  './src/ui/comment/*.tsx',
  './src/ui/people/{AttachedMedia,PostActs,PostBar,PraisedBy,WriterLine}.tsx',
  './src/ui/{Avatar,BackBar,Comments,Failure,MediaCover,Notice}.tsx',
);
