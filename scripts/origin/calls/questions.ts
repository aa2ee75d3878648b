/**
 * Topics with their questions and answers: serves `questionDetail`, `getQuestionDetail`,
 * `questionList`, `questionListHot`, `questionAnswerList`, `answerList` on host `app_if`. Wire
 * form: src/docs/wireFields.md.
 */

import { findTopic, type SampleTopic } from '../../sample/topics.ts';
import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import {
  countQuestions,
  findQuestion,
  listAnswers,
  listQuestions,
  type StoredQuestion,
} from '../store/questions.ts';
import { formatAnswer, formatQuestion, formatTopic } from '../wire/question.ts';
import { PAGE_SIZE, skipShown } from './paging.ts';

/** Formats a question with its first answer, as lists contain it. */
export function formatWithAnswer(question: StoredQuestion, { db, addresses }: CallContext) {
  const [first = null] = question.answers > 0 ? listAnswers(db, question.id, 0, 1) : [];
  return formatQuestion(question, first, addresses);
}

const questionDetail: Call = (context) => {
  const topic = findTopic(context.params.count('id'));
  return topic ? data(formatCountedTopic(topic, context)) : unknown;
};

/** Formats a topic with its current numbers. */
export function formatCountedTopic(topic: SampleTopic, context: CallContext) {
  const { db, addresses } = context;
  const followed = { type: FOLLOWED.topic, id: topic.id };
  const counts = {
    ...countQuestions(db, { topicId: topic.id }),
    followers: topic.followers + countFollowers(db, followed),
    isFollowed: isFollowing(db, followed, readReader(context)),
  };
  return formatTopic(topic, counts, addresses);
}

const listOf =
  (order: 'new' | 'hot'): Call =>
  (context) => {
    const { db, params } = context;
    const offset = params.count('page') * PAGE_SIZE;
    const rows = listQuestions(db, {
      of: { topicId: params.count('id') },
      viewer: readViewerId(context),
      order,
      offset,
      // One more than a page, to decide `hasMore`.
      limit: PAGE_SIZE + 1,
    });
    const page = rows.slice(0, PAGE_SIZE);
    const fresh = order === 'new' ? skipShown(page, params) : page;
    return data({
      list: fresh.map((row) => formatWithAnswer(row, context)),
      hasMore: rows.length > PAGE_SIZE,
    });
  };

/** Answers a question with a page of its answers; unknown when it was deleted. */
const questionAnswerList: Call = (context) => {
  const { db, params, addresses } = context;
  const question = findQuestion(db, params.count('id'), readViewerId(context));
  if (!question) return unknown;
  const offset = params.count('page') * PAGE_SIZE;
  const rows = listAnswers(db, question.id, offset, PAGE_SIZE);
  return data({
    question: formatWithAnswer(question, context),
    list: rows.map((answer) => formatAnswer(answer, addresses)),
    hasMore: offset + rows.length < question.answers,
  });
};

export const questionCalls: Calls = {
  questionDetail,
  getQuestionDetail: questionDetail,
  questionList: listOf('new'),
  questionListHot: listOf('hot'),
  questionAnswerList,
  answerList: questionAnswerList,
};
