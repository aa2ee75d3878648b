import type { ApiCall } from '../request.ts';

/**
 * Requests about topics and questions, separate from their typed functions: a template's inline
 * script must not contain the model.
 */

export const topicCall = (id: string): ApiCall => ({
  path: '/base_url/questionDetail',
  params: { id },
});

/** A page of a list, from 0. */
export interface QuestionsParams {
  readonly id: string;
  readonly page: number;
  /** Id of the last question that is shown; '0' for none. */
  readonly lastId: string;
}

export const questionsCall = ({ id, page, lastId }: QuestionsParams): ApiCall => ({
  path: '/base_url/questionList',
  params: { id, page, lastFileId: lastId },
});

export const hotQuestionsCall = ({ id, page }: Pick<QuestionsParams, 'id' | 'page'>): ApiCall => ({
  path: '/base_url/questionListHot',
  params: { id, page },
});

export interface AnswersParams extends Pick<QuestionsParams, 'id' | 'page'> {
  /** Sends the member's tokens; the answer then includes the member's own question in review. */
  readonly asMember?: boolean | undefined;
}

export const answersCall = ({ id, page, asMember }: AnswersParams): ApiCall => ({
  path: '/base_url/questionAnswerList',
  ...(asMember && { member: true }),
  params: { id, page },
});

export const governmentQuestionCall = (id: string): ApiCall => ({
  path: '/base_url/qaDetail',
  params: { id },
});
