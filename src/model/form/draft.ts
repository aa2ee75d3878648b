import { parseFiles } from '../people/attached.ts';
import type { Attached } from '../people/types.ts';
import { formatAttached } from '../upload/attachments.ts';
import { field, parseNumber, parseRecord } from '../wire.ts';
import { parsePlace, type WrittenPlace } from './place.ts';

/** What was written into a form and not sent. */
export interface FormDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly place: WrittenPlace | null;
  /** Files that are on the server already. */
  readonly files: readonly Attached[];
}

export const NO_FORM_DRAFT: FormDraft = { values: {}, place: null, files: [] };

/** A week: what a reader began earlier is not what they came back for. */
const DRAFT_LIFE_MS = 7 * 24 * 3_600_000;

/** More than any form has. */
const MAX_FILES = 20;
const MAX_FIELDS = 100;
const MAX_TEXT = 20_000;

/** Where the draft of a form about `id` is kept; `of` tells things of one number apart. */
export const nameFormDraft = (form: string, id: string, of = ''): string =>
  ['draft:form', form, of, id].filter(Boolean).join(':');

export const isEmptyDraft = ({ values, place, files }: FormDraft): boolean =>
  files.length === 0 && place === null && Object.values(values).every((text) => text === '');

export const formatFormDraft = ({ files, ...draft }: FormDraft, now: number): string =>
  JSON.stringify({ ...draft, files: formatAttached(files), at: now });

/** What storage held; nothing where it is malformed or old. */
export function parseFormDraft(stored: string | null, now: number): FormDraft {
  const wire = parseRecord(stored);
  const at = parseNumber(field(wire, 'at')) ?? 0;
  if (Math.abs(now - at) > DRAFT_LIFE_MS) return NO_FORM_DRAFT;
  const values = Object.entries(parseRecord(field(wire, 'values')))
    .slice(0, MAX_FIELDS)
    .flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.slice(0, MAX_TEXT)] as const] : [],
    );
  return {
    values: Object.fromEntries(values),
    place: parsePlace(field(wire, 'place')),
    files: parseFiles(field(wire, 'files')).slice(0, MAX_FILES),
  };
}
