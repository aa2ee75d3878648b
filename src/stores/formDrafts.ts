import { createDraftStore } from '../model/form/draftStore.ts';
import {
  type FormDraft,
  formatFormDraft,
  isEmptyDraft,
  parseFormDraft,
} from '../model/form/formDraft.ts';
import { draftStorage } from './draftStorage.ts';

/** What was written into forms and not sent, over reloads. */
export const formDrafts = createDraftStore<FormDraft>(
  { parse: parseFormDraft, format: formatFormDraft, isEmpty: isEmptyDraft },
  draftStorage,
  Date.now,
);
