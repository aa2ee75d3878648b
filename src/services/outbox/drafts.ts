import { warnOnLeave } from '../../host/leaveWarning.ts';
import { formatOwnKey } from '../../host/ownKey.ts';
import { readStored, removeStored, writeStored } from '../../host/storage.ts';
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
  isUnsentName,
  type UnsentDraft,
} from '../../model/form/draftStore.ts';
import {
  type FormDraft,
  formatFormDraft,
  isEmptyDraft,
  parseFormDraft,
} from '../../model/form/formDraft.ts';
import { readUid } from '../session/tokenStore.ts';
import type { ComposeTarget } from '../sheets.ts';

/** Drafts that the storage refused; they last as long as the page. */
const unstored = new Map<string, string>();

/** Texts by their whole keys: in the browser's storage where it accepts them, else in the memory of this page. */
const texts: DraftStorage = {
  read: (name) => unstored.get(name) ?? readStored(name),
  write: (name, text) => {
    writeStored(name, text);
    const isStored = readStored(name) === text;
    if (isStored) unstored.delete(name);
    else unstored.set(name, text);
    updateWarning();
    return isStored;
  },
  remove: (name) => {
    unstored.delete(name);
    removeStored(name);
    updateWarning();
  },
};

/** Returns the storage of the drafts of a member (`uid`), or of readers without a login (''). */
const createDraftStorage = (uid: string): DraftStorage => ({
  read: (name) => texts.read(formatOwnKey(name, uid)),
  write: (name, text) => texts.write(formatOwnKey(name, uid), text),
  remove: (name) => texts.remove(formatOwnKey(name, uid)),
});

/**
 * Storage of the drafts of the current reader. A member goes on with a draft that was begun without a
 * login; from the first change on it is the member's.
 */
const draftStorage: DraftStorage = {
  read: (name) => texts.read(formatOwnKey(name, readUid())) ?? texts.read(name),
  write: (name, text) => {
    const key = formatOwnKey(name, readUid());
    const isTakenOver = key !== name && texts.read(key) === null;
    const isStored = texts.write(key, text);
    if (isTakenOver && isStored) texts.remove(name);
    return isStored;
  },
  remove: (name) => {
    const key = formatOwnKey(name, readUid());
    texts.remove(texts.read(key) === null ? name : key);
  },
};

/** Warns before leaving while unsent texts exist only in the memory of this page. */
const updateWarning = (): void => warnOnLeave('drafts', [...unstored.keys()].some(isUnsentName));

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

const createFormDrafts = (storage: DraftStorage) =>
  createDraftStore<FormDraft>(
    { parse: parseFormDraft, format: formatFormDraft, isEmpty: isEmptyDraft },
    storage,
    Date.now,
  );

/** Drafts of the current reader's forms, kept over reloads. */
export const formDrafts = createFormDrafts(draftStorage);

/** Returns the drafts of a member's (`uid`) forms, or of those of readers without a login (''). */
export const openFormDrafts = (uid: string) => createFormDrafts(createDraftStorage(uid));
