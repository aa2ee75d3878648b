import { commentsCall, discussReply } from '../../api/calls/comments.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { createThreadList } from '../../model/comment/threadList.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { CommentPageData } from '../commentAll/commentAll.load.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [commentsCall('/base_url/discussReply', { id })] : [];

/** Loads a comment with its first replies; '' and an unknown id fail with `empty`. */
export async function loadThread(
  client: Client,
  id: string,
  asMember: boolean,
): Promise<Result<CommentPageData, ApiError>> {
  const none = fail({ kind: 'empty', message: 'no comment', call: 'discussReply' } as const);
  if (id === '') return none;
  const answer = await discussReply(client, { id, asMember });
  if (!answer.ok) return answer;
  const list = createThreadList(id, answer.value);
  const thread = list?.latest[0];
  return list && thread
    ? ok({ articleId: thread.articleId, source: thread.source, list, thread })
    : none;
}
