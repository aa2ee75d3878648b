import { CommentItem } from '../../islands/comments/CommentItem.tsx';
import type { CommentScreenKind } from '../commentAll/CommentScreen.tsx';

/** The page of one comment with all its replies. */
export const ONE_THREAD: CommentScreenKind = {
  title: 'comment.thread',
  count: () => 0,
  // Pending comments that are not replies are shown on the page of all.
  Rows: ({ list, thread, busy, ...rows }) => {
    const shown = list.latest.find(({ id }) => id === thread?.id) ?? thread;
    return <div className="py-28">{shown && <CommentItem {...rows} comment={shown} isOpen />}</div>;
  },
};
