import { forScreen } from '../../../tailwind.config.ts';

/** Classes of the comment pages: all comments of an article, and one comment with its replies. */
export default forScreen(
  './src/screens/{commentAll,replyAll}/*.tsx',
  './src/islands/comments/*.tsx',
  './src/ui/comment/*.tsx',
  './src/ui/{Avatar,BackBar,Comments,Failure,Notice}.tsx',
);
