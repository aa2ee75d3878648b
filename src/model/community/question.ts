import { hasMoreByMultiple } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, parseEach, parseFlag, parseRecord, removeDuplicates } from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseReader, parseReview } from './writer.ts';

/** A reader's question to a topic's host or an account. */
export type Question = read.Parsed<typeof parseQuestion>;

/**
 * Returns a reader's question to a topic or an account; null without an id, because it could
 * not be opened.
 */
export function parseQuestion(value: unknown) {
  const wire = parseRecord(value);
  const firstAnswer = read.each(wire, parseAnswer, 'answers')[0] ?? null;
  return read.filled(['id'], {
    id: read.id(wire, 'id', 'questionId'),
    /** The topic or account that is asked; both '' when unknown. */
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
    /** The answer that lists show; null for none. */
    firstAnswer,
    review: parseReview(field(wire, 'status')),
  });
}

export type Answer = read.Parsed<typeof parseAnswer>;

/** Returns an answer to a question; null without an id or any content. */
export function parseAnswer(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', ['text', 'attached']], {
    id: read.id(wire, 'id', 'answerId'),
    writer: parseReader(wire),
    /** Plain text. */
    text: read.writing(wire, 'content'),
    createdAt: read.time(wire, 'created', 'createTime'),
    attached: parseAttached(wire),
    praises: read.count(wire, 'countPraise'),
  });
}

/** Returns a page of questions: a bare list, or one with the server's `hasMore`. */
export const parseQuestions = (value: unknown) =>
  parsePart(value, (row) => {
    const question = parseQuestion(row);
    return question && { kind: 'question' as const, id: question.id, question };
  });

/** Returns a page of answers. */
const parseAnswers = (value: unknown) =>
  parsePart(value, (row) => {
    const answer = parseAnswer(row);
    return answer && { kind: 'answer' as const, id: answer.id, answer };
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

function parsePart<Row extends { readonly id: string }>(
  value: unknown,
  parse: (row: unknown) => Row | null,
) {
  const wire = parseRecord(value);
  const sent = findRows(value, 'list');
  const rows = removeDuplicates(parseEach(sent, parse));
  // Rule of Q&A lists without the server's flag (product 4.12).
  const hasMore = parseFlag(field(wire, 'hasMore'), hasMoreByMultiple(sent.length, sent.length));
  return { rows, hasMore };
}
