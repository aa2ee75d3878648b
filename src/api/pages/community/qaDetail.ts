import type { GovernmentQuestion } from '../../../model/community/communityTypes.ts';
import { fail, type Result } from '../../../model/result.ts';
import { qaDetail } from '../../calls/qa.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';

/** Loads a question to the government, for both of its pages. */
export async function loadQaDetail(
  client: Client,
  id: string,
): Promise<Result<GovernmentQuestion, ApiError>> {
  const answer = await qaDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
}
