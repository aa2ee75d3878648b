import type { DatabaseSync } from 'node:sqlite';
import type { SampleQuestion } from '../../sample/questions/questionTypes.ts';
import { parseChinaTime } from '../wire/time.ts';
import { findSampleAuthorId } from './findSampleAuthorId.ts';
import { addAnswer, addQuestion } from './questions.ts';
import { REVIEW } from './writings.ts';

/** Ids of sample answers are the question's id times this, plus an index. */
const ANSWERS_A_QUESTION = 100;

/** `userId` of hosts and offices, which have no reader's profile. */
const NO_USER_ID = 0;

/** Replaces the questions and answers of the sample content. */
export function replaceSampleQuestions(
  db: DatabaseSync,
  questions: readonly SampleQuestion[],
): void {
  db.exec(`
    DELETE FROM question_answers WHERE origin = 'edition';
    DELETE FROM questions WHERE origin = 'edition';`);
  for (const question of questions) addSampleQuestion(db, question);
}

function addSampleQuestion(db: DatabaseSync, question: SampleQuestion): void {
  const { id, topic, account, user, title, text, at, files, praises, review, answers } = question;
  addQuestion(db, {
    id,
    topicId: topic ?? 0,
    accountId: account ?? 0,
    reporterId: 0,
    userId: findSampleAuthorId(db, user),
    createdAt: parseChinaTime(at),
    praises,
    review: review ?? REVIEW.passed,
    origin: 'edition',
    idempotencyKey: '',
    model: { user, title, text, ...(files && { files }) },
  });
  (answers ?? []).forEach(({ at: answeredAt, praises: liked = 0, ...model }, index) => {
    addAnswer(db, {
      id: id * ANSWERS_A_QUESTION + index + 1,
      questionId: id,
      userId: model.official ? NO_USER_ID : findSampleAuthorId(db, model.user),
      createdAt: parseChinaTime(answeredAt),
      praises: liked,
      origin: 'edition',
      model,
    });
  });
}
