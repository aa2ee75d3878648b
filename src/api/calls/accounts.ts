import type { Account } from '../../model/account/accountTypes.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { parseListItem } from '../../model/article/listItem.ts';
import { parseAccountInfo, parseRecommended } from '../../model/community/account.ts';
import type { AccountInfo, Dynamic, Question } from '../../model/community/communityTypes.ts';
import { parseDynamics } from '../../model/community/dynamic.ts';
import { parseQuestion } from '../../model/community/question.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple, hasMoreDynamics } from '../../model/paging.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** Types of an account's lists. */
export const ACCOUNT_LIST = { articles: 0, videos: 1, questions: 2 } as const;
export type AccountList = (typeof ACCOUNT_LIST)[keyof typeof ACCOUNT_LIST];

export const xyInfoCall = (id: string): ApiCall => ({
  path: '/base_url/getXyInfo',
  params: { id },
});

export const recommendXysCall = (xyId: string): ApiCall => ({
  path: '/base_url/recommendXys',
  params: { xyId, userId: 0 },
});

/** `page` counts from 0; `lastFileId` is '0' for the first. */
export const xyListCall = (
  xyId: string,
  type: AccountList,
  page = 0,
  lastFileId = '0',
): ApiCall => ({
  path: '/base_url/getXyArticlesQuestion',
  params: { xyId, type, page, lastFileId },
});

/** A page of an account's list. */
export interface AccountPart<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

export interface AccountListParams {
  readonly id: string;
  /** From 0. */
  readonly page?: number | undefined;
  readonly lastId?: string | undefined;
}

/** Loads an account; 'empty' when it is closed, forbidden or unknown (product 4.13). */
export const getXyInfo = (
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<AccountInfo> => read(client, xyInfoCall(id), options, parseAccountInfo);

/** Loads the accounts that are recommended beside one. */
export const recommendXys = (
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<readonly Account[]> =>
  read(client, recommendXysCall(id), options, (payload) => parseRecommended(payload, id));

/** Loads articles of an account. */
export const getXyArticles = (client: Client, params: AccountListParams, options?: CallOptions) =>
  readList(client, ACCOUNT_LIST.articles, params, options, parseListItem);

/** Loads videos of an account. */
export const getXyVideos = (client: Client, params: AccountListParams, options?: CallOptions) =>
  readList(client, ACCOUNT_LIST.videos, params, options, parseListItem);

/** Loads readers' questions to an account. */
export const getXyQuestions = (
  client: Client,
  params: AccountListParams,
  options?: CallOptions,
): Read<AccountPart<Question>> =>
  readList(client, ACCOUNT_LIST.questions, params, options, parseQuestion);

/** Loads dynamics of an account, ten a page. */
export function getXyDynamic(
  client: Client,
  { id, page = 0 }: AccountListParams,
  options?: CallOptions,
): Read<AccountPart<Dynamic>> {
  const call = { path: '/base_url/getXyDynamic', params: { xyId: id, page } } as const;
  return read(client, call, options, (payload) => {
    const { dynamics, sent } = parseDynamics(payload, { id, kind: 'account' });
    return { items: dynamics, hasMore: hasMoreDynamics(sent) };
  });
}

function readList<T extends ListItem | Question>(
  client: Client,
  type: AccountList,
  { id, page = 0, lastId }: AccountListParams,
  options: CallOptions | undefined,
  parse: (value: unknown) => T | null,
): Read<AccountPart<T>> {
  return read(client, xyListCall(id, type, page, lastId), options, (payload) => {
    const sent = Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), 'list'));
    return {
      items: parseEach(sent, parse),
      hasMore: hasMoreByMultiple(sent.length, page * PAGE_SIZE + sent.length),
    };
  });
}
