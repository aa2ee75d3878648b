import {
  type Account,
  parseAccounts,
  parseCategories,
} from '../../model/account/normaliseAccount.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { catsCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

export const catXysCall = (id: string, page: number): ApiCall => ({
  path: '/base_url/getCatXys',
  params: { id, start: page * PAGE_SIZE, count: PAGE_SIZE },
});

/** Loads the categories of subscription accounts. */
export const getCats = (client: Client) => read(client, catsCall(), parseCategories);

/** Loads the sub-categories of a category. */
export const getSubCats = (client: Client, { id }: { readonly id: string }) =>
  read(client, { path: '/base_url/getSubCats', params: { id } }, parseCategories);

/** Loads a page (from 0) of a category's accounts. */
export const getCatXys = (
  client: Client,
  { id, page = 0 }: { readonly id: string; readonly page?: number | undefined },
): Read<{ readonly items: readonly Account[]; readonly hasMore: boolean }> =>
  read(client, catXysCall(id, page), (payload) => {
    const { accounts, sent } = parseAccounts(payload);
    return { items: accounts, hasMore: hasMoreByMultiple(sent, page * PAGE_SIZE + sent) };
  });
