import { formatCommentDraftKey } from '../model/comment/commentDraft.ts';
import type { CommentSource } from '../model/comment/commentTypes.ts';
import { parseSource } from '../model/comment/normaliseComment.ts';
import { ok } from '../model/result.ts';
import { parseFields, text, texts } from './fieldParsers.ts';
import { defineWrite } from './writeDescriptor.ts';

export interface CommentPayload {
  readonly articleId: string;
  readonly source: CommentSource;
  /** '0' on the article itself; a reply names its comment. */
  readonly parentId: string;
  readonly text: string;
  /** Addresses of uploaded images. */
  readonly pictures: readonly string[];
}

/** A comment or a reply. */
export const comment = defineWrite({
  parse: parseFields<CommentPayload>({
    articleId: text,
    source: parseSource,
    parentId: text,
    text,
    pictures: texts,
  }),
  isOfMember: true,
  call: async (client, { payload, key, tries, at }, writer) => {
    // Loaded before the answer, because the reader may leave the page right after it.
    import('../state/saveSentComment.ts').catch(() => {});
    if (tries > 1) {
      const { findSentComment } = await import('../api/calls/findSentComment.ts');
      const sent = await findSentComment(client, { ...payload, ...writer, at });
      if (!sent.ok) return sent;
      if (sent.value) return ok(sent.value);
    }
    const { discuss } = await import('../api/calls/comments.ts');
    return discuss(client, { ...payload, ...writer, idempotencyKey: key });
  },
  pointsEvent: '评论',
  // The analytics host has articles alone, and neither posts nor short videos.
  statisticsOf: ({ source, articleId }) => (source > 3 ? null : { event: 'comment', articleId }),
  // No call lists the comments of a member.
  onStored: async ({ source, articleId, text }, _, { at, by }) => {
    const { saveSentComment } = await import('../state/saveSentComment.ts');
    saveSentComment({ source, articleId, text, at, by });
  },
  draftOf: ({ source, articleId, parentId, text, pictures }) => ({
    of: 'comment',
    name: formatCommentDraftKey(source, articleId, parentId),
    draft: { text, pictures },
  }),
});
