import type { GovernmentQuestion } from '../../../model/people/types.ts';
import { fail, type Result } from '../../../model/result.ts';
import { qaDetail } from '../../calls/qa.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missing.ts';

/** Loads a question to the government, for both of its pages. */
export async function loadQaDetail(
  client: Client,
  id: string,
): Promise<Result<GovernmentQuestion, ApiError>> {
  const answer = await qaDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
}
