import { readStored, removeStored, writeStored } from '../host/storage.ts';
import { type Draft, formatDraft, nameDraft, parseDraft } from '../model/comment/draft.ts';
import type { WritePayloads } from '../model/outbox/types.ts';
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

/** Puts back what could not be sent, unless something newer has been begun there. */
export function restoreDraft(comment: WritePayloads['comment']): void {
  const { source, articleId, parentId, text, pictures } = comment;
  const name = nameDraft(source, articleId, parentId);
  const now = Date.now();
  if (parseDraft(readStored(name), now).text !== '') return;
  writeStored(name, formatDraft({ text, pictures }, now));
}
