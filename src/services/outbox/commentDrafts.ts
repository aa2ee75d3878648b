import {
  type CommentDraft,
  formatCommentDraft,
  formatCommentDraftKey,
  isEmptyComment,
  parseCommentDraft,
} from '../../model/comment/commentDraft.ts';
import {
  createDraftStore,
  type DraftStorage,
  type UnsentDraft,
} from '../../model/form/draftStore.ts';
import type { ComposeTarget } from '../sheets.ts';
import { createDraftStorage, draftStorage } from './draftStorage.ts';

const createCommentDrafts = (storage: DraftStorage) =>
  createDraftStore<CommentDraft>(
    { parse: parseCommentDraft, format: formatCommentDraft, isEmpty: isEmptyComment },
    storage,
    Date.now,
  );

/** Drafts of the current reader's comments, kept over reloads. */
export const commentDrafts = createCommentDrafts(draftStorage);

/** Returns the drafts of a member's (`uid`) comments, or of those of readers without a login (''). */
export const openCommentDrafts = (uid: string) => createCommentDrafts(createDraftStorage(uid));

const formatDraftName = ({ source, articleId, parent }: ComposeTarget): string =>
  formatCommentDraftKey(source, articleId, parent?.id ?? '0');

/** Returns the draft for a target; without one, the last comment to it that was not sent. */
export const openCommentDraft = (target: ComposeTarget): CommentDraft =>
  commentDrafts.open(formatDraftName(target));

/** Saves the draft until it is sent; an empty draft is removed. */
export const saveCommentDraft = (target: ComposeTarget, draft: CommentDraft): void =>
  commentDrafts.save(formatDraftName(target), draft);

/** Returns the comments that were not sent, which are kept beside the draft. */
export const listUnsentComments = (target: ComposeTarget): readonly UnsentDraft<CommentDraft>[] =>
  commentDrafts.listUnsent(formatDraftName(target));

/** Exchanges the draft and a comment that was not sent; returns the new draft. */
export const swapUnsentComment = (
  target: ComposeTarget,
  key: string,
  draft: CommentDraft,
): CommentDraft => commentDrafts.swapUnsent(formatDraftName(target), key, draft);
