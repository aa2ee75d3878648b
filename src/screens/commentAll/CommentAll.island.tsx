import { ALL_COMMENTS } from './allComments.tsx';
import { type FirstCommentPage, LiveCommentScreen } from './LiveCommentScreen.tsx';

/** Why an island: readers write, like, delete and report, and the list grows. */
export const CommentAll = (props: FirstCommentPage) => (
  <LiveCommentScreen {...props} kind={ALL_COMMENTS} />
);
