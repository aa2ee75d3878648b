import type { ListItem } from '../../model/article/articleTypes.ts';
import { parseListItem } from '../../model/article/listItem.ts';
import { parseAccountInfo, parseRecommended } from '../../model/community/account.ts';
import { type Dynamic, parseDynamics } from '../../model/community/dynamic.ts';
import { parseQuestion, type Question } from '../../model/community/question.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple, hasMoreDynamics } from '../../model/paging.ts';
import { findRows, parseEach } from '../../model/wire.ts';
import type { Client } from '../client.ts';
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
export const getXyInfo = (client: Client, { id }: { readonly id: string }) =>
  read(client, xyInfoCall(id), parseAccountInfo);

/** Loads the accounts that are recommended beside one. */
export const recommendXys = (client: Client, { id }: { readonly id: string }) =>
  read(client, recommendXysCall(id), (payload) => parseRecommended(payload, id));

/** Loads articles of an account. */
export const getXyArticles = (client: Client, params: AccountListParams) =>
  readList(client, ACCOUNT_LIST.articles, params, parseListItem);

/** Loads videos of an account. */
export const getXyVideos = (client: Client, params: AccountListParams) =>
  readList(client, ACCOUNT_LIST.videos, params, parseListItem);

/** Loads readers' questions to an account. */
export const getXyQuestions = (
  client: Client,
  params: AccountListParams,
): Read<AccountPart<Question>> => readList(client, ACCOUNT_LIST.questions, params, parseQuestion);

/** Loads dynamics of an account, ten a page. */
export const getXyDynamic = (
  client: Client,
  { id, page = 0 }: AccountListParams,
): Read<AccountPart<Dynamic>> =>
  read(client, { path: '/base_url/getXyDynamic', params: { xyId: id, page } }, (payload) => {
    const { dynamics, sent } = parseDynamics(payload, { id, kind: 'account' });
    return { items: dynamics, hasMore: hasMoreDynamics(sent) };
  });

function readList<T extends ListItem | Question>(
  client: Client,
  type: AccountList,
  { id, page = 0, lastId }: AccountListParams,
  parse: (value: unknown) => T | null,
): Read<AccountPart<T>> {
  return read(client, xyListCall(id, type, page, lastId), (payload) => {
    const sent = findRows(payload, 'list');
    return {
      items: parseEach(sent, parse),
      hasMore: hasMoreByMultiple(sent.length, page * PAGE_SIZE + sent.length),
    };
  });
}
