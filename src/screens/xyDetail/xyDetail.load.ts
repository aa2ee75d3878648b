import {
  ACCOUNT_LIST,
  getXyInfo,
  recommendXys,
  recommendXysCall,
  xyInfoCall,
  xyListCall,
} from '../../api/calls/accounts.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import { xyArticles } from '../../api/pages/community/lists/accounts.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { AccountData, CommunityListPage } from '../../model/community/communityTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  Number(id) > 0 && id
    ? [
        xyInfoCall(id),
        xyListCall(id, ACCOUNT_LIST.articles),
        xyListCall(id, ACCOUNT_LIST.questions),
        recommendXysCall(id),
      ]
    : [];

const NONE: CommunityListPage = { rows: [], hasMore: false };

/**
 * Loads an account with its first articles, for the baker and the page. Recommended accounts
 * are optional. `empty` when the account has no page.
 */
export const loadXyDetail: LoadItem<AccountData> = async (client, id) => {
  // For other ids servers return other objects.
  if (!(Number(id) > 0)) return fail({ kind: 'empty', message: 'no account', call: 'getXyInfo' });
  const [account, first, recommended] = await Promise.all([
    getXyInfo(client, { id }),
    xyArticles(client, { id }),
    recommendXys(client, { id }),
  ]);
  if (!account.ok) return fail(asMissing(account.error));
  if (!first.ok && asMissing(first.error).kind !== 'empty') return first;
  return ok({
    account: account.value,
    recommended: recommended.ok ? recommended.value : [],
    first: first.ok ? first.value : NONE,
  });
};
