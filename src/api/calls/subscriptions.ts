import type { Account, AccountCategory } from '../../model/account/accountTypes.ts';
import { parseAccounts, parseCategories } from '../../model/account/normaliseAccount.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { catsCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

export const catXysCall = (id: string, page: number): ApiCall => ({
  path: '/base_url/getCatXys',
  params: { id, start: page * PAGE_SIZE, count: PAGE_SIZE },
});

/** Loads the categories of subscription accounts. */
export function getCats(client: Client, options?: CallOptions): Read<readonly AccountCategory[]> {
  return read(client, catsCall(), options, parseCategories);
}

/** Loads the sub-categories of a category. */
export function getSubCats(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<readonly AccountCategory[]> {
  const call = { path: '/base_url/getSubCats', params: { id } } as const;
  return read(client, call, options, parseCategories);
}

/** Loads a page (from 0) of a category's accounts. */
export function getCatXys(
  client: Client,
  { id, page = 0 }: { readonly id: string; readonly page?: number | undefined },
  options?: CallOptions,
): Read<{ readonly items: readonly Account[]; readonly hasMore: boolean }> {
  return read(client, catXysCall(id, page), options, (payload) => {
    const { accounts, sent } = parseAccounts(payload);
    return { items: accounts, hasMore: hasMoreByMultiple(sent, page * PAGE_SIZE + sent) };
  });
}
