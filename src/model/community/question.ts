import { hasMoreByMultiple } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, parseEach, parseFlag, parseRecord, removeDuplicates } from '../wire.ts';
import { parseAttached } from './attached.ts';
import type { Answer, CommunityListPage, Question } from './communityTypes.ts';
import { parseReader, parseReview } from './writer.ts';

/**
 * Returns a reader's question to a topic or an account; null without an id, because it could
 * not be opened.
 */
export function parseQuestion(value: unknown): Question | null {
  const wire = parseRecord(value);
  const firstAnswer = read.each(wire, parseAnswer, 'answers')[0] ?? null;
  return read.filled(['id'], {
    id: read.id(wire, 'id', 'questionId'),
    topicId: read.linkedId(wire, 'topicId', 'topicID'),
    accountId: read.linkedId(wire, 'xyId', 'xyID'),
    of: read.line(wire, 'topicTitle', 'xyName'),
    writer: parseReader(wire),
    title: read.writing(wire, 'title', 'topic'),
    text: read.writing(wire, 'content'),
    createdAt: read.time(wire, 'created', 'createTime'),
    attached: parseAttached(wire),
    praises: read.count(wire, 'countPraise'),
    answers: Math.max(read.count(wire, 'answerCount'), firstAnswer ? 1 : 0),
    firstAnswer,
    review: parseReview(field(wire, 'status')),
  });
}

/** Returns an answer to a question; null without an id or any content. */
export function parseAnswer(value: unknown): Answer | null {
  const wire = parseRecord(value);
  return read.filled(['id', ['text', 'attached']], {
    id: read.id(wire, 'id', 'answerId'),
    writer: parseReader(wire),
    text: read.writing(wire, 'content'),
    createdAt: read.time(wire, 'created', 'createTime'),
    attached: parseAttached(wire),
    praises: read.count(wire, 'countPraise'),
  });
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

/**
 * Returns a question with a page of its answers; null without both. When the server sends only
 * the answers, the question has nothing but the requested id.
 */
export function parseAnswerPage(value: unknown, id: string) {
  const wire = parseRecord(value);
  const sent = read.record(wire, 'question');
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
  const sent = findRows(value, 'list');
  const rows = removeDuplicates(parseEach(sent, parse));
  // Rule of Q&A lists without the server's flag (product 4.12).
  const hasMore = parseFlag(field(wire, 'hasMore'), hasMoreByMultiple(sent.length, sent.length));
  return { rows, hasMore };
}
