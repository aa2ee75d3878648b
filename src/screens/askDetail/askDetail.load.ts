import { answersCall, questionAnswerList } from '../../api/calls/questions.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { AskData } from '../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [answersCall({ id, page: 0 })] : [];

/**
 * Loads a question with its first answers, which are in the same answer. With the member's
 * tokens it includes the member's own question in review.
 */
export async function loadAskDetail(
  client: Client,
  id: string,
  asMember = false,
): Promise<Result<AskData, ApiError>> {
  if (id === '') {
    return fail({ kind: 'empty', message: 'no question', call: 'questionAnswerList' });
  }
  const answer = await questionAnswerList(client, { id, page: 0, asMember });
  if (!answer.ok) return fail(asMissing(answer.error));
  const { question, part } = answer.value;
  return ok({ question, first: part });
}
