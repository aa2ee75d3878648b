import type { Comment, WrittenComment } from './types.ts';

/**
 * What the outbox hands on of the answer to a comment. It may have lain in storage for
 * another tab, and other versions of the page write there, too.
 */
export function readWritten(value: unknown): WrittenComment {
  const { id, inReview, comment } = (value ?? {}) as Partial<Record<keyof WrittenComment, unknown>>;
  return {
    id: typeof id === 'string' ? id : '',
    // Who only said yes lets editors read it first (spec section 8).
    inReview: inReview !== false,
    comment: isComment(comment) ? comment : null,
  };
}

function isComment(value: unknown): value is Comment {
  const { id, text, replies, pictures } = (value ?? {}) as Partial<Record<keyof Comment, unknown>>;
  const texts = typeof id === 'string' && typeof text === 'string';
  return texts && Array.isArray(replies) && Array.isArray(pictures);
}
