import { parseRecord } from '../wire.ts';
import type { Comment, WrittenComment } from './types.ts';

/**
 * What the outbox hands on of the answer to a comment. It may have lain in storage for
 * another tab, and other versions of the page write there, too.
 */
export function readWritten(value: unknown): WrittenComment {
  const { id, inReview, comment } = (value ?? {}) as Partial<Record<keyof WrittenComment, unknown>>;
  return {
    id: typeof id === 'string' ? id : '',
    // Who only said yes lets editors read it first (product 8.3).
    inReview: inReview !== false,
    comment: isComment(comment) ? comment : null,
  };
}

/** What every field of a comment that was just written is: it has no replies. */
const FIELDS: Readonly<Record<keyof Comment, readonly string[]>> = {
  id: ['string'],
  articleId: ['string'],
  source: ['number'],
  parentId: ['string'],
  userId: ['string'],
  userName: ['string'],
  userIcon: ['string'],
  parentUserName: ['string'],
  text: ['string'],
  createdAt: ['number', 'null'],
  location: ['string'],
  praises: ['number'],
  replyCount: ['number'],
  official: ['boolean'],
  pinned: ['boolean'],
  excellent: ['boolean'],
  inReview: ['boolean'],
  pictures: ['texts', 'none'],
  replies: ['none'],
  hasMoreReplies: ['boolean'],
};

function isComment(value: unknown): value is Comment {
  const comment = parseRecord(value);
  return Object.entries(FIELDS).every(([name, kinds]) => kinds.includes(kindOf(comment[name])));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value;
  if (value.length === 0) return 'none';
  return value.every((one) => typeof one === 'string') ? 'texts' : 'list';
}
