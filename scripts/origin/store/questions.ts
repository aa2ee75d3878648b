import type { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '../wire/files.ts';
import { REVIEW } from './writings.ts';

/** The target of a question: one of the three ids, the others are 0. */
export interface QuestionTarget {
  readonly topicId: number;
  readonly accountId: number;
  readonly reporterId: number;
}

export interface QuestionText {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly title: string;
  readonly text: string;
  readonly files?: readonly StoredFile[];
}

export interface AnswerText {
  readonly user: string | null;
  readonly duty?: string;
  readonly official?: boolean;
  readonly text: string;
  readonly files?: readonly StoredFile[];
}

export interface StoredQuestion extends QuestionTarget {
  readonly id: number;
  /** The member's `userId`; another id for a reader in the sample content. */
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly review: number;
  readonly answers: number;
  readonly model: QuestionText;
}

export type NewQuestion = Omit<StoredQuestion, 'id' | 'answers'> & {
  readonly id?: number;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
};

export interface StoredAnswer {
  readonly id: number;
  readonly questionId: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly model: AnswerText;
}

export type NewAnswer = Omit<StoredAnswer, 'id'> & {
  readonly id?: number;
  readonly origin: 'edition' | 'control';
};

type Row = Record<string, unknown>;

const SELECT = `
  SELECT q.*, (SELECT count(*) FROM question_answers a WHERE a.question_id = q.id) AS answers
  FROM questions q`;

/** Condition: a question that has not passed review is visible to its author only. */
const VISIBLE = `(q.review = ${REVIEW.passed} OR (q.user_id = $viewer AND $viewer <> 0))`;

const ORDERS = {
  new: 'q.created_at DESC, q.id DESC',
  hot: 'answers DESC, q.praises DESC, q.id DESC',
} as const;

const readQuestion = (row: Row): StoredQuestion => ({
  id: Number(row.id),
  topicId: Number(row.topic_id),
  accountId: Number(row.account_id),
  reporterId: Number(row.reporter_id),
  userId: Number(row.user_id),
  createdAt: Number(row.created_at),
  praises: Number(row.praises),
  review: Number(row.review),
  answers: Number(row.answers),
  model: JSON.parse(String(row.model)) as QuestionText,
});

const readAnswer = (row: Row): StoredAnswer => ({
  id: Number(row.id),
  questionId: Number(row.question_id),
  userId: Number(row.user_id),
  createdAt: Number(row.created_at),
  praises: Number(row.praises),
  model: JSON.parse(String(row.model)) as AnswerText,
});

export interface QuestionQuery {
  readonly of: { readonly topicId: number } | { readonly accountId: number };
  /** `userId` of the requesting member; 0 for none. */
  readonly viewer: number;
  readonly order: keyof typeof ORDERS;
  readonly offset: number;
  readonly limit: number;
}

const decideColumn = (of: QuestionQuery['of']): readonly [column: string, id: number] =>
  'topicId' in of ? ['q.topic_id', of.topicId] : ['q.account_id', of.accountId];

export function listQuestions(db: DatabaseSync, query: QuestionQuery): readonly StoredQuestion[] {
  const [column, id] = decideColumn(query.of);
  return db
    .prepare(
      `${SELECT} WHERE ${column} = $id AND ${VISIBLE}
       ORDER BY ${ORDERS[query.order]} LIMIT $limit OFFSET $offset`,
    )
    .all({ $id: id, $viewer: query.viewer, $limit: query.limit, $offset: query.offset })
    .map(readQuestion);
}

/** Returns a question; null when there is none that the member may see. */
export function findQuestion(db: DatabaseSync, id: number, viewer: number): StoredQuestion | null {
  const row = db
    .prepare(`${SELECT} WHERE q.id = $id AND ${VISIBLE}`)
    .get({ $id: id, $viewer: viewer });
  return row ? readQuestion(row) : null;
}

/** Counts public questions and their answers. */
export function countQuestions(
  db: DatabaseSync,
  of: QuestionQuery['of'],
): { readonly questions: number; readonly answers: number } {
  const [column, id] = decideColumn(of);
  const row = db
    .prepare(
      `SELECT count(*) AS questions, coalesce(sum(answers), 0) AS answers FROM (
         ${SELECT} WHERE ${column} = ? AND q.review = ${REVIEW.passed})`,
    )
    .get(id);
  return { questions: Number(row?.questions ?? 0), answers: Number(row?.answers ?? 0) };
}

/** Counts a member's questions since a time. */
export function countQuestionsSince(db: DatabaseSync, userId: number, since: number): number {
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM questions
       WHERE user_id = ? AND created_at >= ? AND origin = 'reader'`,
    )
    .get(userId, since);
  return Number(row?.n ?? 0);
}

/** Lists answers, oldest first. */
export function listAnswers(
  db: DatabaseSync,
  questionId: number,
  offset: number,
  limit: number,
): readonly StoredAnswer[] {
  return db
    .prepare(
      `SELECT * FROM question_answers WHERE question_id = ?
       ORDER BY created_at, id LIMIT ? OFFSET ?`,
    )
    .all(questionId, limit, offset)
    .map(readAnswer);
}

/** Far above the ids of the sample content, which can grow. */
const FIRST_ID = 100_001;

/** Returns an unused id; ids of deleted rows are not reused, so that links to them stay invalid. */
function nextId(db: DatabaseSync, table: 'questions' | 'question_answers'): number {
  const last = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq;
  return Math.max(Number(last ?? 0) + 1, FIRST_ID);
}

/** Stores a question and returns its id. */
export function addQuestion(db: DatabaseSync, question: NewQuestion): number {
  const result = db
    .prepare(
      `INSERT OR REPLACE INTO questions (id, topic_id, account_id, reporter_id, user_id,
         created_at, praises, review, origin, idempotency_key, model)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      question.id ?? nextId(db, 'questions'),
      question.topicId,
      question.accountId,
      question.reporterId,
      question.userId,
      question.createdAt,
      question.praises,
      question.review,
      question.origin,
      question.idempotencyKey,
      JSON.stringify(question.model),
    );
  return Number(result.lastInsertRowid);
}

/** Stores an answer and returns its id. */
export function addAnswer(db: DatabaseSync, answer: NewAnswer): number {
  const result = db
    .prepare(
      `INSERT OR REPLACE INTO question_answers
         (id, question_id, user_id, created_at, praises, origin, model)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      answer.id ?? nextId(db, 'question_answers'),
      answer.questionId,
      answer.userId,
      answer.createdAt,
      answer.praises,
      answer.origin,
      JSON.stringify(answer.model),
    );
  return Number(result.lastInsertRowid);
}

/** Deletes a question with its answers; returns the names of its uploads. */
export function removeQuestion(db: DatabaseSync, id: number): readonly string[] {
  db.prepare('DELETE FROM question_answers WHERE question_id = ?').run(id);
  const row = db.prepare('DELETE FROM questions WHERE id = ? RETURNING model').get(id);
  const files = row ? ((JSON.parse(String(row.model)) as QuestionText).files ?? []) : [];
  return files.flatMap((file) =>
    typeof file === 'object' && 'upload' in file ? [file.upload] : [],
  );
}

export function reviewQuestion(db: DatabaseSync, id: number, review: number): boolean {
  return db.prepare('UPDATE questions SET review = ? WHERE id = ?').run(review, id).changes > 0;
}

/** Lists members' questions with their idempotency keys. For tests. */
export function listMemberQuestions(db: DatabaseSync) {
  return db
    .prepare("SELECT * FROM questions WHERE origin = 'reader' ORDER BY id")
    .all()
    .map((row) => {
      const { title, text } = JSON.parse(String(row.model)) as QuestionText;
      return {
        id: Number(row.id),
        title,
        text,
        userId: Number(row.user_id),
        review: Number(row.review),
        idempotencyKey: String(row.idempotency_key),
      };
    });
}
