import type { AskData } from '../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { questionAnswerList } from '../../calls/questions.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';

/**
 * Loads a question with its first answers, which are in the same answer. With the member's
 * tokens it includes the member's own question in review.
 */
export async function loadAskDetail(
  client: Client,
  id: string,
  asMember = false,
): Promise<Result<AskData, ApiError>> {
  const answer = await questionAnswerList(client, { id, page: 0, asMember });
  if (!answer.ok) return fail(asMissing(answer.error));
  const { question, part } = answer.value;
  return ok({ question, first: part });
}
