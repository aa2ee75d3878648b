import {
  type CommentDraft,
  formatCommentDraft,
  formatCommentDraftKey,
  isEmptyComment,
  parseCommentDraft,
} from '../model/comment/commentDraft.ts';
import { createDraftStore, type UnsentDraft } from '../model/form/draftStore.ts';
import { draftStorage } from './draftStorage.ts';
import type { ComposeTarget } from './sheet.ts';

/** Comments that were begun and not sent, over reloads. */
export const commentDrafts = createDraftStore<CommentDraft>(
  { parse: parseCommentDraft, format: formatCommentDraft, isEmpty: isEmptyComment },
  draftStorage,
  Date.now,
);

const nameOf = ({ source, articleId, parent }: ComposeTarget): string =>
  formatCommentDraftKey(source, articleId, parent?.id ?? '0');

/** Returns what was begun there; where nothing was, the last comment that was not sent. */
export const openDraft = (target: ComposeTarget): CommentDraft =>
  commentDrafts.open(nameOf(target));

/** Keeps what is written until it is sent; an empty draft is removed. */
export const keepDraft = (target: ComposeTarget, draft: CommentDraft): void =>
  commentDrafts.save(nameOf(target), draft);

/** Returns the comments that were not sent and are kept beside the draft. */
export const listUnsent = (target: ComposeTarget): readonly UnsentDraft<CommentDraft>[] =>
  commentDrafts.listUnsent(nameOf(target));

/** Puts a comment that was not sent in the place of the draft, which takes its place. */
export const swapUnsent = (target: ComposeTarget, key: string, draft: CommentDraft): CommentDraft =>
  commentDrafts.swapUnsent(nameOf(target), key, draft);
