import { type Attached, parseFiles } from '../community/attached.ts';
import { DAY_MS } from '../durations.ts';
import { formatAttached } from '../upload/formatAttached.ts';
import { field, parseNumber, parseRecord } from '../wire.ts';
import { parseStoredLocation, type WrittenLocation } from './writtenLocation.ts';

/** The unsent content of a form. */
export interface FormDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly place: WrittenLocation | null;
  /** Uploaded files. */
  readonly files: readonly Attached[];
}

export const NO_FORM_DRAFT: FormDraft = { values: {}, place: null, files: [] };

/** Drafts expire after a week. */
const DRAFT_LIFE_MS = 7 * DAY_MS;

/** Limits for stored text, which may be manipulated; larger than those of every form. */
const MAX_FILES = 20;
const MAX_FIELDS = 100;
const MAX_TEXT = 20_000;

/**
 * Returns the storage key of the draft of a form about `id`; `of` distinguishes kinds of
 * objects with the same id.
 */
export const formatFormDraftKey = (form: string, id: string, of = ''): string =>
  ['draft:form', form, of, id].filter(Boolean).join(':');

export const isEmptyDraft = ({ values, place, files }: FormDraft): boolean =>
  files.length === 0 && place === null && Object.values(values).every((text) => text === '');

export const formatFormDraft = ({ files, ...draft }: FormDraft, now: number): string =>
  JSON.stringify({ ...draft, files: formatAttached(files), at: now });

/** Returns the stored draft; an empty one when it is malformed or expired. */
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
    place: parseStoredLocation(field(wire, 'place')),
    files: parseFiles(field(wire, 'files')).slice(0, MAX_FILES),
  };
}
