import { formatCommentDraftKey } from '../model/comment/commentDraft.ts';
import { parseSource } from '../model/comment/commentRules.ts';
import { ok } from '../model/result.ts';
import { defineWrite, text, texts } from './writeDescriptor.ts';

/** A comment or a reply. */
export const comment = defineWrite({
  fields: {
    articleId: text,
    source: parseSource,
    /** '0' on the article itself; a reply names its comment. */
    parentId: text,
    text,
    /** Addresses of uploaded images. */
    pictures: texts,
  },
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

/** Deletes a comment of the member's own. */
export const deleteComment = defineWrite({
  fields: { commentId: text },
  isOfMember: true,
  call: async (client, { payload, key }, { userId }) => {
    const { delMyDiscuss } = await import('../api/calls/comments.ts');
    return delMyDiscuss(client, { ...payload, userId, idempotencyKey: key });
  },
});

/** Reports a comment to the editors. */
export const reportComment = defineWrite({
  fields: {
    commentId: text,
    articleId: text,
    source: parseSource,
    /** In the reader's words. */
    reason: text,
  },
  isOfMember: false,
  call: async (client, { payload, key }, writer) => {
    const { expose } = await import('../api/calls/comments.ts');
    return expose(client, { ...payload, ...writer, idempotencyKey: key });
  },
});
