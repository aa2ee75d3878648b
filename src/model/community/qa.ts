import * as read from '../read.ts';
import { field, parseNumber, parseRecord } from '../wire.ts';
import { type Attached, parseAttached, parseFiles } from './attached.ts';
import {
  parseMarkedText,
  parseQuestionItem,
  parseQuestionState,
  parseQuestionText,
} from './questionItem.ts';
import { parseReader } from './writer.ts';

/** Kind of the files that have no type (`qaType`, product 3.15). */
const KINDS: Readonly<Record<number, Attached['kind']>> = { 1: 'picture', 2: 'video' };

/** A question to the government with its answer (product 3.15). */
export type GovernmentQuestion = read.Parsed<typeof parseGovernmentQuestion>;

/** Returns a question to the government; null without an id or any content. */
export function parseGovernmentQuestion(value: unknown) {
  const item = parseQuestionItem(value);
  if (item === null) return null;
  const wire = parseRecord(value);
  const { attachments, ...groups } = wire;
  const kind = KINDS[read.number(wire, 'qaType') ?? 0] ?? 'picture';
  const answerHtml = parseMarkedText(field(wire, 'answer'));
  const answerAttached = parseFiles(field(wire, 'answerPics'), 'picture');
  const isAnswered = answerHtml !== '' || answerAttached.length > 0;
  return {
    ...item,
    title: read.line(wire, 'title', 'topic'),
    text: parseQuestionText(field(wire, 'content')),
    writer: parseReader(wire),
    region: read.line(wire, 'region'),
    attached: [
      ...parseFiles(attachments, kind),
      ...parseAttached({ ...groups, attachments: parseRecord(attachments) }),
    ],
    state: parseQuestionState(wire, isAnswered),
    /** Untrusted HTML, sanitised before it is shown; '' without an answer. */
    answerHtml,
    answerOffice: read.line(wire, 'answerUnit'),
    answerAttached,
    /** The author's rating of the answer: 3 satisfied, 2 partly, 1 not; null for none. */
    satisfaction: parseSatisfaction(field(wire, 'satisfaction')),
    /** Whether the author is invited to rate the answer. */
    asksSatisfaction: read.flag(read.record(wire, 'qaConfig'), 'satisfaction'),
    views: read.count(wire, 'countClick'),
  };
}

/** Returns the reader's rating: 3 satisfied, 2 partly, 1 not; null for 0 and all other values. */
export function parseSatisfaction(value: unknown): 1 | 2 | 3 | null {
  const number = parseNumber(value);
  return number === 1 || number === 2 || number === 3 ? number : null;
}
