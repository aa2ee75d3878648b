import { createDraftStore, type DraftStorage } from '../../model/form/draftStore.ts';
import {
  type FormDraft,
  formatFormDraft,
  isEmptyDraft,
  parseFormDraft,
} from '../../model/form/formDraft.ts';
import { createDraftStorage, draftStorage } from './draftStorage.ts';

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
