import type { DatabaseSync } from 'node:sqlite';
import { defineTable, descending, type Part, type Stored, takePart } from '../table.ts';
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

export interface NewQuestion extends QuestionTarget {
  /** The member's `userId`; another id for a reader in the sample content. */
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly review: number;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
  readonly model: QuestionText;
}

export interface StoredQuestion extends Stored<NewQuestion> {
  readonly answers: number;
}

export interface NewAnswer {
  readonly questionId: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly model: AnswerText;
}

export type StoredAnswer = Stored<NewAnswer>;

/** Ids of readers' questions are far above those of the sample content. */
export const questions = defineTable<NewQuestion>('questions', 100_001);
export const answers = defineTable<NewAnswer>('questionAnswers', 100_001);

const withAnswers =
  (db: DatabaseSync) =>
  (row: Stored<NewQuestion>): StoredQuestion => ({
    ...row,
    answers: answers(db).count(({ questionId }) => questionId === row.id),
  });

/** Whether a member sees a question: one that has not passed review is visible to its author only. */
const isVisible = ({ review, userId }: NewQuestion, viewer: number): boolean =>
  review === REVIEW.passed || (viewer !== 0 && userId === viewer);

const ORDERS = {
  new: descending<StoredQuestion>(({ createdAt }) => createdAt),
  hot: (a: StoredQuestion, b: StoredQuestion) =>
    b.answers - a.answers || b.praises - a.praises || b.id - a.id,
} as const;

type Target = { readonly topicId: number } | { readonly accountId: number };

export interface QuestionQuery extends Part {
  readonly of: Target;
  /** `userId` of the requesting member; 0 for none. */
  readonly viewer: number;
  readonly order: keyof typeof ORDERS;
}

const isTo = (row: NewQuestion, of: Target): boolean =>
  'topicId' in of ? row.topicId === of.topicId : row.accountId === of.accountId;

export const listQuestions = (db: DatabaseSync, query: QuestionQuery): readonly StoredQuestion[] =>
  questions(db)
    .list((row) => isTo(row, query.of) && isVisible(row, query.viewer))
    .map(withAnswers(db))
    .sort(ORDERS[query.order])
    .slice(query.offset, query.offset + query.limit);

/** Returns a question; null when there is none that the member may see. */
export function findQuestion(db: DatabaseSync, id: number, viewer: number): StoredQuestion | null {
  const row = questions(db).get(id);
  return row && isVisible(row, viewer) ? withAnswers(db)(row) : null;
}

/** Counts public questions and their answers. */
export function countQuestions(
  db: DatabaseSync,
  of: Target,
): { readonly questions: number; readonly answers: number } {
  const found = questions(db).list((row) => isTo(row, of) && row.review === REVIEW.passed);
  const ids = new Set(found.map(({ id }) => id));
  return {
    questions: found.length,
    answers: answers(db).count(({ questionId }) => ids.has(questionId)),
  };
}

/** Lists answers, oldest first. */
export const listAnswers = (
  db: DatabaseSync,
  questionId: number,
  part: Part,
): readonly StoredAnswer[] =>
  takePart(
    answers(db)
      .list((row) => row.questionId === questionId)
      .sort((a, b) => a.createdAt - b.createdAt || a.id - b.id),
    part,
  );

/** Lists members' questions with their idempotency keys. For tests. */
export const listMemberQuestions = (db: DatabaseSync) =>
  questions(db)
    .list(({ origin }) => origin === 'reader')
    .map(({ id, userId, review, idempotencyKey, model: { title, text } }) => ({
      id,
      title,
      text,
      userId,
      review,
      idempotencyKey,
    }));

export interface Satisfaction {
  readonly questionId: number;
  readonly memberId: number;
  readonly value: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

const satisfactions = defineTable<Satisfaction>('satisfactions');

/** Returns how the author of a government question rated the answer; 0 without a rating. */
export const readSatisfaction = (db: DatabaseSync, questionId: number): number =>
  satisfactions(db).find((row) => row.questionId === questionId)?.value ?? 0;

export const addSatisfaction = (db: DatabaseSync, said: Satisfaction) =>
  satisfactions(db).add(said);
