import { commentsCall, hotCommentsCall } from '../../api/calls/comments.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id, source: sent = '' }) => {
  if (!id) return [];
  // A source that is no number counts as 0 (model/comment/normaliseComment.ts).
  const source = /^\d{1,2}$/.test(sent) ? Number(sent) : 0;
  return [commentsCall('/base_url/discussView', { id, source }), hotCommentsCall({ id, source })];
};
