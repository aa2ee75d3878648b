import type { DatabaseSync } from 'node:sqlite';
import type { SampleField } from '../sample/bigVotes/bigVoteTypes.ts';
import { PHONE } from './calls/members.ts';
import { claimUploads, isUnused } from './store/uploads.ts';
import { parseUploadName } from './wire/files.ts';
import { isLongerThan } from './writeRules.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** A field of a form of an editor: for sign-ups and for voters. */
interface FormField extends Omit<SampleField, 'type'> {
  /** An unknown type is treated as a line of text. */
  readonly type: string;
}

const MAX_LINE_LENGTH = 100;
const MAX_PARAGRAPH_LENGTH = 1000;

/** Returns the maximum number of characters; a default where the editor set none. */
const maxLengthOf = ({ type, maxLength }: FormField): number =>
  maxLength ?? (type === 'textarea' ? MAX_PARAGRAPH_LENGTH : MAX_LINE_LENGTH);

/** Formats `signForm` and `vs_user_inforule`. */
export const formatFields = (fields: readonly FormField[]) =>
  fields.map((field) => ({
    id: field.id,
    name: field.name,
    type: field.type,
    required: field.required ? 1 : 0,
    options: field.options ?? [],
    maxLength: maxLengthOf(field),
    placeholder: field.placeholder ?? '',
  }));

/** A reader's answer to one field of a form, as it is stored. */
export interface FormAnswer {
  readonly fieldId: string;
  readonly name: string;
  readonly type: string;
  /** Several values for a checkbox; the name of the upload for an image. */
  readonly values: readonly string[];
}

type FormCheck =
  | { readonly ok: true; readonly answers: readonly FormAnswer[] }
  | { readonly ok: false; readonly fieldId: string; readonly message: string };

/**
 * Parses and validates the answers to a form (`sent`: JSON object by field id). Returns the
 * first invalid field with a message for the reader. Keys without a field are ignored.
 */
export function checkAnswers(fields: readonly FormField[], sent: string): FormCheck {
  const form = parseForm(sent);
  const answers: FormAnswer[] = [];
  for (const field of fields) {
    const values = readValues(Object.hasOwn(form, field.id) ? form[field.id] : undefined);
    const message = validateAnswer(field, values);
    if (message !== null) return { ok: false, fieldId: field.id, message };
    const { id: fieldId, name, type } = field;
    if (values.length > 0)
      answers.push({ fieldId, name, type, values: formatStoredValues(type, values) });
  }
  return { ok: true, answers };
}

/**
 * Returns the first answer with an image that the member did not upload or that is used
 * already; null when all images can be used. Visitors cannot upload files.
 */
export function findMissingImage(
  db: DatabaseSync,
  answers: readonly FormAnswer[],
  memberId: number,
): FormAnswer | null {
  const shown = new Set<string>();
  const isLost = (name: string): boolean => {
    const isRepeated = shown.has(name);
    shown.add(name);
    return isRepeated || !isUnused(db, name, memberId);
  };
  return answers.find((answer) => listAnswerImages([answer]).some(isLost)) ?? null;
}

/** Marks the images of the answers as used. Marks none and returns the answer if one is missing. */
export function claimAnswerImages(
  db: DatabaseSync,
  answers: readonly FormAnswer[],
  memberId: number,
): FormAnswer | null {
  const lost = findMissingImage(db, answers, memberId);
  if (!lost) claimUploads(db, listAnswerImages(answers), memberId);
  return lost;
}

/** Lists the names of the uploads among answers. */
const listAnswerImages = (answers: readonly FormAnswer[]): readonly string[] =>
  answers.flatMap(({ type, values }) => (type === 'pic' ? values : []));

function parseForm(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns the values of a field as texts, each once, without empty ones. */
function readValues(sent: unknown): readonly string[] {
  const texts = [sent]
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

const formatStoredValues = (type: string, values: readonly string[]): readonly string[] =>
  type === 'pic' ? values.map(parseUploadName) : values;

/** Returns why an answer is invalid, as a message for the reader; null when it is valid. */
function validateAnswer(field: FormField, values: readonly string[]): string | null {
  const { name, type, required, options = [] } = field;
  const [text = ''] = values;
  if (text === '') return required ? `请填写${name}` : null;
  const isChoice = type === 'radio' || type === 'checkbox';
  if (isChoice && !values.every((value) => options.includes(value))) return `${name}的选项无效`;
  if (type === 'tel' && !PHONE.test(text)) return `${name}格式不正确`;
  return isLongerThan(text, maxLengthOf(field)) ? `${name}不能超过${maxLengthOf(field)}字` : null;
}
