import type { PeoplePart } from '../../../../model/people/types.ts';
import { fail, ok, type Result } from '../../../../model/result.ts';
import { questionAnswerList, questionList, questionListHot } from '../../../calls/questions.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import { asMissing } from '../../../missing.ts';

/** What a list that grows asks for; the first page is 0. */
interface Asked {
  readonly id: string;
  readonly page: number;
  readonly lastId: string;
}
type Part = Promise<Result<PeoplePart, ApiError>>;

/** The questions of a topic, the newest first. */
export const questionsNew = (client: Client, asked: Asked): Part => questionList(client, asked);

/** Those that readers like best. */
export const questionsHot = (client: Client, asked: Asked): Part => questionListHot(client, asked);

/** The answers to a question; one that was deleted meanwhile has no more of them. */
export async function questionAnswers(client: Client, asked: Asked): Part {
  const answer = await questionAnswerList(client, asked);
  return answer.ok ? ok(answer.value.part) : fail(asMissing(answer.error));
}
