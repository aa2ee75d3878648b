import type { CommunityListPage } from '../../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../../model/result.ts';
import { questionAnswerList, questionList, questionListHot } from '../../../calls/questions.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import { asMissing } from '../../../missingError.ts';

/** Parameters of a page of a list; pages count from 0. */
interface QuestionListQuery {
  readonly id: string;
  readonly page: number;
  readonly lastId: string;
}
type Part = Promise<Result<CommunityListPage, ApiError>>;

/** Loads a topic's questions, newest first. */
export const questionsNew = (client: Client, query: QuestionListQuery): Part =>
  questionList(client, query);

/** Loads a topic's questions, most liked first. */
export const questionsHot = (client: Client, query: QuestionListQuery): Part =>
  questionListHot(client, query);

/** Loads the answers to a question; 'empty' when it was deleted meanwhile. */
export async function questionAnswers(client: Client, query: QuestionListQuery): Part {
  const answer = await questionAnswerList(client, query);
  return answer.ok ? ok(answer.value.part) : fail(asMissing(answer.error));
}
