import { commentsCall } from '../../api/calls/comments.ts';
import type { ListFirstCalls } from '../../api/preload.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [commentsCall('/base_url/discussReply', { id })] : [];
