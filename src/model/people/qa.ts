import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseMoment,
  parseNumber,
  parseRecord,
  parseText,
} from '../wire.ts';
import { parseAttached, parseFiles } from './attached.ts';
import type { Attached, GovernmentQuestion } from './types.ts';
import { parseReader } from './writer.ts';

const STATES: Readonly<Record<number, GovernmentQuestion['state']>> = {
  0: 'awaiting',
  1: 'working',
  2: 'answered',
};

/** What stands in files that do not say what they are (`qaType`, product 3.15). */
const KINDS: Readonly<Record<number, Attached['kind']>> = { 1: 'picture', 2: 'video' };

/** Marks in the text for files that stand beside it, after it (wire 7.9). */
const FILE_MARK = /<!--.*?-->/gs;

/** A question to the government; null when there is nothing to show. */
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
  const told = STATES[parseNumber(field(wire, 'state', 'status')) ?? -1];
  return {
    id,
    title,
    text,
    writer: parseReader(wire),
    office: parseText(field(wire, 'office')),
    region: parseText(field(wire, 'region')),
    category: parseText(field(wire, 'category')),
    askedAt: parseMoment(field(wire, 'created', 'createTime')),
    attached: [
      ...parseFiles(attachments, kind),
      ...parseAttached({ ...groups, attachments: parseRecord(attachments) }),
    ],
    state: told ?? (isAnswered ? 'answered' : 'awaiting'),
    answerHtml,
    answerOffice: parseText(field(wire, 'answerUnit')),
    answeredAt: parseMoment(field(wire, 'answerTime')),
    answerAttached,
    satisfaction: parseSatisfaction(field(wire, 'satisfaction')),
    asksSatisfaction: parseFlag(field(parseRecord(field(wire, 'qaConfig')), 'satisfaction')),
    views: parseCount(field(wire, 'countClick')),
  };
}

/** 3 content, 2 partly, 1 not; 0 and all else mean that nothing was said. */
export function parseSatisfaction(value: unknown): 1 | 2 | 3 | null {
  const number = parseNumber(value);
  return number === 1 || number === 2 || number === 3 ? number : null;
}
