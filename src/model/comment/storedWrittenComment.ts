import { parseRecord } from '../wire.ts';
import type { Comment, WrittenComment } from './commentTypes.ts';

/**
 * Returns the answer to a comment as the outbox stored it. Another tab may have written it,
 * also with another version of the page, so it is validated.
 */
export function parseStoredWrittenComment(value: unknown): WrittenComment {
  const { id, inReview, comment } = (value ?? {}) as Partial<Record<keyof WrittenComment, unknown>>;
  return {
    id: typeof id === 'string' ? id : '',
    // Servers that confirm without details review comments before publication (product 8.3).
    inReview: inReview !== false,
    comment: isComment(comment) ? comment : null,
  };
}

/** Allowed types of each field; a new comment has no replies. */
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
  videos: ['texts', 'none', 'undefined'],
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
