import type { AccountData, CommunityListPage } from '../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { getXyInfo, recommendXys } from '../../calls/accounts.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';
import { xyArticles } from './lists/accounts.ts';

const NONE: CommunityListPage = { rows: [], hasMore: false };

/**
 * Loads an account with its first articles, for the baker and the page. Recommended accounts
 * are optional. `empty` when the account has no page.
 */
export async function loadXyDetail(
  client: Client,
  id: string,
): Promise<Result<AccountData, ApiError>> {
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
}
