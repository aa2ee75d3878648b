import { createDraftStore } from '../../model/form/draftStore.ts';
import {
  type FormDraft,
  formatFormDraft,
  isEmptyDraft,
  parseFormDraft,
} from '../../model/form/formDraft.ts';
import { draftStorage } from './draftStorage.ts';

/** Drafts of forms, kept over reloads. */
export const formDrafts = createDraftStore<FormDraft>(
  { parse: parseFormDraft, format: formatFormDraft, isEmpty: isEmptyDraft },
  draftStorage,
  Date.now,
);
