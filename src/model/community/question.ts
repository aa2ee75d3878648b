import { hasMoreByMultiple } from '../paging.ts';
import { parseLine, parseWriting } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached } from './attached.ts';
import type { Answer, CommunityListPage, Question } from './communityTypes.ts';
import { parseReview } from './review.ts';
import { parseReader } from './writer.ts';

/**
 * Returns a reader's question to a topic or an account; null without an id, because it could
 * not be opened.
 */
export function parseQuestion(value: unknown): Question | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'questionId'));
  if (id === '') return null;
  const firstAnswer = parseEach(field(wire, 'answers'), parseAnswer)[0] ?? null;
  return {
    id,
    topicId: parseLinkedId(field(wire, 'topicId', 'topicID')),
    accountId: parseLinkedId(field(wire, 'xyId', 'xyID')),
    of: parseLine(field(wire, 'topicTitle', 'xyName')),
    writer: parseReader(wire),
    title: parseWriting(field(wire, 'title', 'topic')),
    text: parseWriting(field(wire, 'content')),
    createdAt: parseTimestamp(field(wire, 'created', 'createTime')),
    attached: parseAttached(wire),
    praises: parseCount(field(wire, 'countPraise')),
    answers: Math.max(parseCount(field(wire, 'answerCount')), firstAnswer ? 1 : 0),
    firstAnswer,
    review: parseReview(field(wire, 'status')),
  };
}

/** Returns an answer to a question; null without an id or any content. */
export function parseAnswer(value: unknown): Answer | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'answerId'));
  const text = parseWriting(field(wire, 'content'));
  const attached = parseAttached(wire);
  if (id === '' || (text === '' && attached.length === 0)) return null;
  return {
    id,
    writer: parseReader(wire),
    text,
    createdAt: parseTimestamp(field(wire, 'created', 'createTime')),
    attached,
    praises: parseCount(field(wire, 'countPraise')),
  };
}

/** Returns a page of questions: a bare list, or one with the server's `hasMore`. */
export const parseQuestions = (value: unknown): CommunityListPage =>
  parsePart(value, (row) => {
    const question = parseQuestion(row);
    return question && { kind: 'question', id: question.id, question };
  });

/** Returns a page of answers. */
const parseAnswers = (value: unknown): CommunityListPage =>
  parsePart(value, (row) => {
    const answer = parseAnswer(row);
    return answer && { kind: 'answer', id: answer.id, answer };
  });

export interface AnswerPage {
  readonly question: Question;
  readonly part: CommunityListPage;
}

/**
 * Returns a question with a page of its answers; null without both. When the server sends only
 * the answers, the question has nothing but the requested id.
 */
export function parseAnswerPage(value: unknown, id: string): AnswerPage | null {
  const wire = parseRecord(value);
  const sent = parseRecord(field(wire, 'question'));
  const part = parseAnswers(value);
  if (field(wire, 'question') === undefined && part.rows.length === 0) return null;
  const question = parseQuestion({ id, ...sent });
  return question && { question, part };
}

function parsePart(
  value: unknown,
  parse: (row: unknown) => CommunityListPage['rows'][number] | null,
): CommunityListPage {
  const wire = parseRecord(value);
  const sent = Array.isArray(value) ? value : parseList(field(wire, 'list'));
  const seen = new Set<string>();
  const rows = parseEach(sent, parse).filter(({ id }) => !seen.has(id) && seen.add(id));
  // Rule of Q&A lists without the server's flag (product 4.12).
  const hasMore = parseFlag(field(wire, 'hasMore'), hasMoreByMultiple(sent.length, sent.length));
  return { rows, hasMore };
}
