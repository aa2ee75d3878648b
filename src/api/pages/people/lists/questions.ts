import type { PeoplePart } from '../../../../model/people/types.ts';
import { fail, ok, type Result } from '../../../../model/result.ts';
import { questionAnswerList, questionList, questionListHot } from '../../../calls/questions.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import { asMissing } from '../../../missing.ts';

/** Parameters of a page of a list; pages count from 0. */
interface Asked {
  readonly id: string;
  readonly page: number;
  readonly lastId: string;
}
type Part = Promise<Result<PeoplePart, ApiError>>;

/** Loads a topic's questions, newest first. */
export const questionsNew = (client: Client, asked: Asked): Part => questionList(client, asked);

/** Loads a topic's questions, most liked first. */
export const questionsHot = (client: Client, asked: Asked): Part => questionListHot(client, asked);

/** Loads the answers to a question; 'empty' when it was deleted meanwhile. */
export async function questionAnswers(client: Client, asked: Asked): Part {
  const answer = await questionAnswerList(client, asked);
  return answer.ok ? ok(answer.value.part) : fail(asMissing(answer.error));
}
