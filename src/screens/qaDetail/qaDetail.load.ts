import { qaDetail } from '../../api/calls/qa.ts';
import { governmentQuestionCall } from '../../api/calls/questions.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { fail, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [governmentQuestionCall(id)] : []);

/** Loads a question to the government, for both of its pages. */
export async function loadQaDetail(
  client: Client,
  id: string,
): Promise<Result<GovernmentQuestion, ApiError>> {
  if (id === '') return fail({ kind: 'empty', message: 'no question', call: 'qaDetail' });
  const answer = await qaDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
}
