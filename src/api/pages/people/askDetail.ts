import type { AskData } from '../../../model/people/types.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { questionAnswerList } from '../../calls/questions.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missing.ts';

/**
 * A question with its first answers: both come in one call. In a member's name it is also one
 * of their own that the editors have not seen yet.
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
