import { countCharacters } from '../comment/length.ts';
import { isPhone, parsePhone } from '../member/phone.ts';
import type { ApplyField } from './types.ts';

/** What a reader wrote or chose: several texts where several may be chosen. */
export type Answer = string | readonly string[];
/** By the field's id; a picture's answer is its address. */
export type Answers = Readonly<Record<string, Answer>>;

/** What is said of an answer: keys of the words. */
export type AnswerWord =
  | 'apply.needed'
  | 'apply.neededChoice'
  | 'apply.neededPicture'
  | 'comment.tooLong'
  | 'apply.notPhone'
  | 'apply.notNumber'
  | 'apply.notDate'
  | 'apply.notOption';

/** What is wrong with a field, in our words or in the server's. */
export interface AnswerProblem {
  /** The field's id. */
  readonly field: string;
  readonly words:
    | { readonly key: AnswerWord; readonly values: { readonly n: number } }
    | { readonly text: string };
}

/** What is wrong, one problem a field, in the order of the form; [] when nothing is. */
export const findAnswerProblems = (
  fields: readonly ApplyField[],
  answers: Answers,
): readonly AnswerProblem[] =>
  fields.flatMap((one) => {
    const key = judgeAnswer(one, readAnswer(one, answers));
    if (key === null) return [];
    // How much too long it is; all other words name no number.
    const over = countCharacters(readText(one, answers)) - one.max;
    return [{ field: one.id, words: { key, values: { n: Math.max(0, over) } } }];
  });

/** The answers as they are sent: JSON text, without what was left empty. */
export function formatAnswers(fields: readonly ApplyField[], answers: Answers): string {
  const sent = fields.flatMap((one) => {
    const answer = readAnswer(one, answers);
    return answer.length === 0 ? [] : [[one.id, answer] as const];
  });
  return JSON.stringify(Object.fromEntries(sent));
}

/** An answer as its kind writes it: no blanks at its ends, digits of a phone, ISO dates. */
export function readAnswer(one: ApplyField, answers: Answers): Answer {
  if (one.kind === 'choices') return readChosen(answers[one.id]);
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

/** The chosen ones, also where a draft holds them as text. */
export const readChosen = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'string' ? answer.split('\n').filter((text) => text !== '') : (answer ?? []);

/** Answers as a draft holds them: one text a field. */
export const formatAnswerDraft = (
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, [answer].flat().map(String).join('\n')]),
  );

function readText({ id }: ApplyField, answers: Answers): string {
  const answer = answers[id];
  return typeof answer === 'string' ? answer.trim() : '';
}

function judgeAnswer(one: ApplyField, answer: Answer): AnswerWord | null {
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

const NEEDED: Partial<Record<ApplyField['kind'], AnswerWord>> = {
  choice: 'apply.neededChoice',
  choices: 'apply.neededChoice',
  picture: 'apply.neededPicture',
};

/** A mobile number, one with an area code at home, or one abroad. */
const isContact = (phone: string): boolean =>
  isPhone(phone, '86') || /^0\d{9,11}$/.test(phone) || /^\+\d{7,15}$/.test(phone);

const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;

/** `2026-11-21` of a day as people type it; null for no day of the calendar. */
function parseDay(typed: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(typed.normalize('NFKC')) ?? [];
  if (year === '') return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
