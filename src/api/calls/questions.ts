import type { CommunityListPage } from '../../model/community/communityTypes.ts';
import {
  type AnswerPage,
  parseAnswerPage,
  parseQuestions,
} from '../../model/community/question.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type AnswersParams,
  answersCall,
  hotQuestionsCall,
  type QuestionsParams,
  questionsCall,
} from './questionCalls.ts';
import { type Read, read } from './read.ts';

/** Loads a page of a topic's questions, newest first. */
export const questionList = (
  client: Client,
  params: QuestionsParams,
  options?: CallOptions,
): Read<CommunityListPage> => read(client, questionsCall(params), options, parseQuestions);

/** Loads a page of a topic's most liked questions. */
export const questionListHot = (
  client: Client,
  params: Pick<QuestionsParams, 'id' | 'page'>,
  options?: CallOptions,
): Read<CommunityListPage> => read(client, hotQuestionsCall(params), options, parseQuestions);

/** Loads a question with a page of its answers. */
export const questionAnswerList = (
  client: Client,
  params: AnswersParams,
  options?: CallOptions,
): Read<AnswerPage> =>
  read(client, answersCall(params), options, (payload) => parseAnswerPage(payload, params.id));
