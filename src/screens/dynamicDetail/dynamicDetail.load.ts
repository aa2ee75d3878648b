import { dynamicCall, getDynamicDetail } from '../../api/calls/dynamics.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Dynamic } from '../../model/community/dynamic.ts';
import { fail } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [dynamicCall(id)] : []);

/** Loads a dynamic of a reporter or an account; `empty` when it does not exist. */
export const loadDynamicDetail: LoadItem<Dynamic> = async (client, id) => {
  if (id === '') {
    return fail({ kind: 'empty', message: 'no dynamic', call: 'getDynamicDetail' });
  }
  const answer = await getDynamicDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
};
