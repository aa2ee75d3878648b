import { dynamicCall, getDynamicDetail } from '../../api/calls/dynamics.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Dynamic } from '../../model/community/communityTypes.ts';
import { fail, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [dynamicCall(id)] : []);

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
