import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached, parseFiles } from './attached.ts';
import type { Attached, GovernmentQuestion } from './communityTypes.ts';
import { parseReader } from './writer.ts';

const STATES: Readonly<Record<number, GovernmentQuestion['state']>> = {
  0: 'awaiting',
  1: 'working',
  2: 'answered',
};

/** Kind of the files that have no type (`qaType`, product 3.15). */
const KINDS: Readonly<Record<number, Attached['kind']>> = { 1: 'picture', 2: 'video' };

/** Markers in the text for files that are shown after it (wire 7.9). */
const FILE_MARK = /<!--.*?-->/gs;

/** Returns a question to the government; null without an id or any content. */
export function parseGovernmentQuestion(value: unknown): GovernmentQuestion | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'fileId'));
  const title = parseText(field(wire, 'title', 'topic'));
  const text = parseText(parseText(field(wire, 'content')).replace(FILE_MARK, ''));
  if (id === '' || (title === '' && text === '')) return null;
  const { attachments, ...groups } = wire;
  const kind = KINDS[parseNumber(field(wire, 'qaType')) ?? 0] ?? 'picture';
  const answerHtml = parseText(field(wire, 'answer')).replace(FILE_MARK, '');
  const answerAttached = parseFiles(field(wire, 'answerPics'), 'picture');
  const isAnswered = answerHtml !== '' || answerAttached.length > 0;
  const reported = STATES[parseNumber(field(wire, 'state', 'status')) ?? -1];
  return {
    id,
    title,
    text,
    writer: parseReader(wire),
    office: parseText(field(wire, 'office')),
    region: parseText(field(wire, 'region')),
    category: parseText(field(wire, 'category')),
    askedAt: parseTimestamp(field(wire, 'created', 'createTime')),
    attached: [
      ...parseFiles(attachments, kind),
      ...parseAttached({ ...groups, attachments: parseRecord(attachments) }),
    ],
    state: reported ?? (isAnswered ? 'answered' : 'awaiting'),
    answerHtml,
    answerOffice: parseText(field(wire, 'answerUnit')),
    answeredAt: parseTimestamp(field(wire, 'answerTime')),
    answerAttached,
    satisfaction: parseSatisfaction(field(wire, 'satisfaction')),
    asksSatisfaction: parseFlag(field(parseRecord(field(wire, 'qaConfig')), 'satisfaction')),
    views: parseCount(field(wire, 'countClick')),
  };
}

/** Returns the reader's rating: 3 satisfied, 2 partly, 1 not; null for 0 and all other values. */
export function parseSatisfaction(value: unknown): 1 | 2 | 3 | null {
  const number = parseNumber(value);
  return number === 1 || number === 2 || number === 3 ? number : null;
}
