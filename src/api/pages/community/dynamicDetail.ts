import type { Dynamic } from '../../../model/community/communityTypes.ts';
import { fail, type Result } from '../../../model/result.ts';
import { getDynamicDetail } from '../../calls/dynamics.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';

/** Loads a dynamic of a reporter or an account; `empty` when it does not exist. */
export async function loadDynamicDetail(
  client: Client,
  id: string,
): Promise<Result<Dynamic, ApiError>> {
  if (id === '') {
    return fail({ kind: 'empty', message: 'no dynamic', call: 'getDynamicDetail' });
  }
  const answer = await getDynamicDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
}
