import { forScreen } from '../../../tailwind.config.ts';

/** The pages of comments: all of an article, and one with its replies. */
export default forScreen(
  './src/screens/{commentAll,replyAll}/*.tsx',
  './src/islands/comments/*.tsx',
  './src/ui/comment/*.tsx',
  './src/ui/{Avatar,BackBar,Comments,Failure,Notice}.tsx',
);
