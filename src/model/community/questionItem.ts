import * as read from '../read.ts';
import { parseWriting } from '../text.ts';
import { field, parseRecord, parseText, type Wire } from '../wire.ts';

/** Progress of a question to the government. */
export type QuestionState = 'awaiting' | 'working' | 'answered';

const STATES: Readonly<Record<number, QuestionState>> = {
  0: 'awaiting',
  1: 'working',
  2: 'answered',
};

/** Markers in the text for files that are shown after it (wire 7.9). */
const FILE_MARK = /<!--[^<]*?-->/g;

/** Returns an answer, which is HTML, without its markers for files. */
export const parseMarkedText = (value: unknown): string =>
  parseText(parseText(value).replace(FILE_MARK, ''));

/** Returns the text of a question, which readers write. */
export const parseQuestionText = (value: unknown): string => parseWriting(parseMarkedText(value));

/** Returns the state that the server has sent; without one an answer decides. */
export const parseQuestionState = (wire: Wire, isAnswered: boolean): QuestionState =>
  STATES[read.number(wire, 'state', 'status') ?? -1] ?? (isAnswered ? 'answered' : 'awaiting');

/** A question to the government in a list. */
export type QuestionItem = read.Parsed<typeof parseQuestionItem>;

/** Returns a row of a list of questions to the government; null without an id or any text. */
export function parseQuestionItem(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'id', 'fileId'),
    title: read.writing(wire, 'title', 'topic') || parseQuestionText(field(wire, 'content')),
    /** The addressed office. */
    office: read.line(wire, 'office'),
    category: read.line(wire, 'category'),
    state: parseQuestionState(wire, parseMarkedText(field(wire, 'answer')) !== ''),
    askedAt: read.time(wire, 'created', 'createTime'),
    answeredAt: read.time(wire, 'answerTime'),
  });
}

const TOPIC_STATES: Readonly<Record<number, 'coming' | 'open' | 'closed'>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** A topic for readers' questions in a list. */
export type TopicItem = read.Parsed<typeof parseTopicItem>;

/** Returns a row of a list of topics; null without an id or a title. */
export function parseTopicItem(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'id', 'topicId'),
    title: read.line(wire, 'title', 'topic'),
    picture: read.image(wire, 'picUrl', 'imageUrl'),
    // Without a state the form is shown, because the server refuses questions itself.
    state: TOPIC_STATES[read.number(wire, 'status') ?? 1] ?? 'open',
  });
}
