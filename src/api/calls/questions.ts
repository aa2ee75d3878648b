import { parseAnswerPage, parseQuestions } from '../../model/community/question.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

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

/** Loads a page of a topic's questions, newest first. */
export const questionList = (client: Client, params: QuestionsParams) =>
  read(client, questionsCall(params), parseQuestions);

/** Loads a page of a topic's most liked questions. */
export const questionListHot = (client: Client, params: Pick<QuestionsParams, 'id' | 'page'>) =>
  read(client, hotQuestionsCall(params), parseQuestions);

/** Loads a question with a page of its answers. */
export const questionAnswerList = (client: Client, params: AnswersParams) =>
  read(client, answersCall(params), (payload) => parseAnswerPage(payload, params.id));
