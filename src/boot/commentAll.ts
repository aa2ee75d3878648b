/** Runs inline in the template of commentAll: requests the comments and the best of them. */
import { commentsCall, hotCommentsCall } from '../api/calls/commentCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id, source: sent = '' }) => {
  if (!id) return [];
  // An unknown source counts as 0 (model/comment/normaliseComment.ts).
  const source = (/^([1-6]|18)$/.test(sent) ? Number(sent) : 0) as 0;
  return [commentsCall('/base_url/discussView', { id, source }), hotCommentsCall({ id, source })];
});
