import { readStored, removeStored, writeStored } from '../host/storage.ts';
import {
  type FormDraft,
  formatFormDraft,
  isEmptyDraft,
  parseFormDraft,
} from '../model/form/draft.ts';

/** What was written into a form and not sent, over reloads. */
export const readFormDraft = (name: string): FormDraft =>
  parseFormDraft(readStored(name), Date.now());

/** Keeps what is written until it is sent; an empty draft is none. */
export function keepFormDraft(name: string, draft: FormDraft): void {
  if (isEmptyDraft(draft)) removeStored(name);
  else writeStored(name, formatFormDraft(draft, Date.now()));
}

/** Puts back what could not be sent, unless something newer has been begun there. */
export function restoreFormDraft(name: string, draft: FormDraft): void {
  if (isEmptyDraft(readFormDraft(name))) keepFormDraft(name, draft);
}
