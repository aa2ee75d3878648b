import { readStored, removeStored, writeStored } from '../host/storage.ts';
import { type Draft, formatDraft, nameDraft, parseDraft } from '../model/comment/draft.ts';
import type { ComposeTarget } from './sheet.ts';

const nameOf = ({ source, articleId, parent }: ComposeTarget): string =>
  nameDraft(source, articleId, parent?.id ?? '0');

export const readDraft = (target: ComposeTarget): Draft =>
  parseDraft(readStored(nameOf(target)), Date.now());

/** Keeps what is written until it is sent; an empty draft is none. */
export function keepDraft(target: ComposeTarget, draft: Draft): void {
  if (draft.text === '' && draft.pictures.length === 0) removeStored(nameOf(target));
  else writeStored(nameOf(target), formatDraft(draft, Date.now()));
}
