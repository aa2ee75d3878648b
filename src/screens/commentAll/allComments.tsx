import { CommentSections } from '../../islands/comments/CommentSections.tsx';
import type { CommentScreenKind } from './CommentScreen.tsx';

/** The page of all comments. */
export const ALL_COMMENTS: CommentScreenKind = {
  title: 'comment.all',
  count: ({ totalCount }) => totalCount,
  Rows: ({ thread, ...rows }) => <CommentSections {...rows} heading="h2" />,
};
