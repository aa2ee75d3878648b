import type { ApiCall } from '../request.ts';

/**
 * The reads of topics and questions as calls: the inline script of a template does not carry
 * the model.
 */

export const topicCall = (id: string): ApiCall => ({
  path: '/base_url/questionDetail',
  params: { id },
});

/** A page of a list, from 0. */
export interface QuestionsParams {
  readonly id: string;
  readonly page: number;
  /** The last one that is shown already; '0' for none. */
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
  /** Asks in the member's name, who sees a question of their own before the editors do. */
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
