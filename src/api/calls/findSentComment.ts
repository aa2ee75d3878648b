import type { Comment, WrittenComment } from '../../model/comment/commentTypes.ts';
import { DAY_MS } from '../../model/durations.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
import { type DiscussParams, discussReply, discussView } from './comments.ts';
import type { Read } from './read.ts';

/** Servers' and devices' clocks may differ, and a reader may repeat a comment on another day. */
const SAME_WRITE_MS = DAY_MS;
/** The id of the parent of a comment that is no reply. */
const NO_PARENT = '0';

type SentComment = Pick<
  DiscussParams,
  'articleId' | 'source' | 'parentId' | 'text' | 'userId' | 'userName'
> & {
  /** Epoch ms of the reader's action. */
  readonly at: number;
};

/**
 * Looks for a comment that was sent and whose answer was lost; null when the newest ones do not contain
 * it. Servers that ignore the idempotency key would store the comment again. Fails where the network
 * does; a server that does not list comments has none.
 */
export async function findSentComment(
  client: Client,
  sent: SentComment,
): Read<WrittenComment | null> {
  const { articleId, source, parentId } = sent;
  const isReply = parentId !== NO_PARENT;
  const list = isReply ? discussReply : discussView;
  const id = isReply ? parentId : articleId;
  const page = await list(client, { id, source, asMember: true });
  if (!page.ok) {
    const { kind } = page.error;
    return kind === 'network' || kind === 'timeout' ? page : ok(null);
  }
  const found = page.value.comments.find((comment) => isSentComment(comment, sent));
  return ok(found ? { id: found.id, inReview: found.inReview, comment: found } : null);
}

/** Servers name the author by either of a member's ids, of which a write has one. */
const isSentComment = (
  { text, userId, userName, createdAt }: Comment,
  sent: SentComment,
): boolean =>
  text.trim() === sent.text.trim() &&
  (userId === sent.userId || (userName !== '' && userName === sent.userName)) &&
  (createdAt === null || createdAt > sent.at - SAME_WRITE_MS);
