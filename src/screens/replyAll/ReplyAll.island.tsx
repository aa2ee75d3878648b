import { type FirstCommentPage, LiveCommentScreen } from '../commentAll/LiveCommentScreen.tsx';
import { ONE_THREAD } from './oneThread.tsx';

/** Why an island: readers answer, like, delete and report, and the list grows. */
export const ReplyAll = (props: FirstCommentPage) => (
  <LiveCommentScreen {...props} kind={ONE_THREAD} />
);
