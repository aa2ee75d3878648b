import type { CommentSource } from '../model/comment/commentTypes.ts';
import { parseSource } from '../model/comment/normaliseComment.ts';
import { parseFields, text } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface ReportCommentPayload {
  readonly commentId: string;
  readonly articleId: string;
  readonly source: CommentSource;
  /** In the reader's words. */
  readonly reason: string;
}

/** Reports a comment to the editors. */
export const reportComment = defineWrite({
  parse: parseFields<ReportCommentPayload>({
    commentId: text,
    articleId: text,
    source: parseSource,
    reason: text,
  }),
  isOfMember: false,
  call: async (client, { payload, key }, writer) => {
    const { expose } = await import('../api/calls/comments.ts');
    return expose(client, { ...payload, ...writer, idempotencyKey: key });
  },
});
