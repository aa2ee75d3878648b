import { countCharacters } from '../countCharacters.ts';
import { isPhone, parsePhone } from '../member/phone.ts';
import type { ApplyField } from './fields.ts';

/** The value of a form field: several texts for a field with several choices. */
export type Answer = string | readonly string[];
/** Keyed by the field's id. The answer of an image field is the image's address. */
export type Answers = Readonly<Record<string, Answer>>;

/** Message keys of the validation errors. */
export type AnswerMessageKey =
  | 'apply.needed'
  | 'apply.neededChoice'
  | 'apply.neededPicture'
  | 'comment.tooLong'
  | 'apply.notPhone'
  | 'apply.notNumber'
  | 'apply.notDate'
  | 'apply.notOption';

/** The validation error of a field: one of our messages, or the server's text. */
export interface AnswerProblem {
  /** The field's id. */
  readonly field: string;
  readonly message:
    | { readonly key: AnswerMessageKey; readonly values: { readonly n: number } }
    | { readonly text: string };
}

/** Returns at most one error per field, in the order of the form; [] when all are valid. */
export const findAnswerProblems = (
  fields: readonly ApplyField[],
  answers: Answers,
): readonly AnswerProblem[] =>
  fields.flatMap((one) => {
    const key = validateAnswer(one, readAnswer(one, answers));
    if (key === null) return [];
    // Characters above the limit; the other messages have no placeholder for it.
    const over = countCharacters(readText(one, answers)) - one.max;
    return [{ field: one.id, message: { key, values: { n: Math.max(0, over) } } }];
  });

/** Returns the answers as the JSON text that is sent, without empty ones. */
export function formatAnswers(fields: readonly ApplyField[], answers: Answers): string {
  const sent = fields.flatMap((one) => {
    const answer = readAnswer(one, answers);
    return answer.length === 0 ? [] : [[one.id, answer] as const];
  });
  return JSON.stringify(Object.fromEntries(sent));
}

/**
 * Returns an answer in the form that its kind requires: trimmed, digits of a phone number, ISO
 * date.
 */
export function readAnswer(one: ApplyField, answers: Answers): Answer {
  if (one.kind === 'choices') return parseChosenOptions(answers[one.id]);
  const text = readText(one, answers);
  switch (one.kind) {
    case 'phone':
      return parsePhone(text, '86');
    case 'number':
      return text.normalize('NFKC').replace(/\s/g, '');
    case 'date':
      return parseDay(text) ?? text;
    default:
      return text;
  }
}

/** Returns the chosen options; a draft stores them as one text with line breaks. */
export const parseChosenOptions = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'string' ? answer.split('\n').filter((text) => text !== '') : (answer ?? []);

/**
 * Returns the answers in the form of a draft: one text per field. Objects, which no
 * form stores, are left out.
 */
export const formatAnswerDraft = (
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      [answer]
        .flat()
        .filter((part) => typeof part !== 'object')
        .map(String)
        .join('\n'),
    ]),
  );

function readText({ id }: ApplyField, answers: Answers): string {
  const answer = answers[id];
  return typeof answer === 'string' ? answer.trim() : '';
}

function validateAnswer(one: ApplyField, answer: Answer): AnswerMessageKey | null {
  if (answer.length === 0) return one.required ? (NEEDED[one.kind] ?? 'apply.needed') : null;
  if (typeof answer !== 'string') {
    return answer.every((text) => one.options.includes(text)) ? null : 'apply.notOption';
  }
  switch (one.kind) {
    case 'choice':
      return one.options.includes(answer) ? null : 'apply.notOption';
    case 'phone':
      return isContact(answer) ? null : 'apply.notPhone';
    case 'number':
      return /^[+-]?\d{1,15}(\.\d{1,6})?$/.test(answer) ? null : 'apply.notNumber';
    case 'date':
      return parseDay(answer) === null ? 'apply.notDate' : null;
    case 'picture':
      return null;
    default:
      return countCharacters(answer) > one.max ? 'comment.tooLong' : null;
  }
}

const NEEDED: Partial<Record<ApplyField['kind'], AnswerMessageKey>> = {
  choice: 'apply.neededChoice',
  choices: 'apply.neededChoice',
  picture: 'apply.neededPicture',
};

/** A mobile number, a landline number with area code, or an international number. */
const isContact = (phone: string): boolean =>
  isPhone(phone, '86') || /^0\d{9,11}$/.test(phone) || /^\+\d{7,15}$/.test(phone);

const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;

/** Returns a typed day as `2026-11-21`; null when the calendar has no such day. */
function parseDay(typed: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(typed.normalize('NFKC')) ?? [];
  if (year === '') return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
