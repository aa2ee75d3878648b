import type { ListItem } from '../../model/article/articleTypes.ts';
import { parseListItem, parseRelatedItem } from '../../model/article/listItem.ts';
import { hasMoreByServer } from '../../model/paging.ts';
import { field, findRows, isNone, parseCount, parseEach, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** A page of a list with the server's `hasMore`. */
export interface ListPage {
  readonly list: readonly ListItem[];
  readonly hasMore: boolean;
}

/** Loads related articles, beyond the list in the article itself. */
export const getRelArticles = (
  client: Client,
  { articleId, page = 0 }: { readonly articleId: string; readonly page?: number | undefined },
) =>
  read(client, { path: '/base_url/getRelArticles', params: { articleId, page } }, (payload) =>
    parseListPage(payload, 'related'),
  );

export interface HotParams {
  /** Period: the last 24 hours (0, the default), 48 hours (1), 3 days (2) or 7 days (3). */
  readonly type?: 0 | 1 | 2 | 3 | undefined;
}

/** Loads the most read articles. */
export const articleHot = (client: Client, { type = 0 }: HotParams = {}, options?: CallOptions) =>
  read(
    client,
    { path: '/base_url/articleHot', params: { type } },
    (payload) => parseListPage(payload, 'list').list,
    options,
  );

export interface RecommendParams {
  readonly articleId: string;
  readonly start?: number | undefined;
  /** `relationPageSize` of the site's configuration. */
  readonly count: number;
}

/** Loads the articles that the editorial system recommends below an article. */
export const recommendList = (client: Client, { articleId, start = 0, count }: RecommendParams) =>
  read(
    client,
    { path: '/base_url/recommendList', params: { articleId, start, count } },
    (payload) => parseListPage(payload, 'list'),
  );

export interface BigDataParams extends RecommendParams {
  /** Name of the column; '' when unknown. */
  readonly columnName?: string | undefined;
  /** The reader's id, only in the app and when logged in. */
  readonly userId?: string | undefined;
}

/**
 * Loads the articles that the reading statistics recommend. `bid` and `separator` are guessed
 * to be the site and the separator of columns in a path, as no real answer is known (wire 19.1).
 * `articleId` is '' where the list follows no article.
 */
export function getRecommendArticles(
  client: Client,
  { articleId, start = 0, count, columnName = '', userId }: BigDataParams,
  options?: CallOptions,
): Read<ListPage> {
  const { siteId, appId } = client.settings;
  const params = {
    aid: articleId || null,
    appid: appId,
    dev: client.device(),
    bid: siteId,
    separator: '~',
    cname: columnName,
    start,
    count,
    uid: userId || null,
  };
  const call = { path: '/nis_url/getRecommendArticles', userIds: ['uid'], params } as const;
  return read(client, call, (payload) => parseListPage(payload, 'list'), options);
}

/** Counts of the reporter card (product 3.7). */
export interface AuthorCounts {
  readonly articleCount: number;
  readonly followerCount: number;
}

/**
 * Loads the counts of a reporter; the keys are guessed to be those of the reporters in an
 * article.
 */
export const authorInfo = (client: Client, { id }: { readonly id: string }): Read<AuthorCounts> =>
  read(client, { path: '/base_url/authorInfo', params: { id } }, (payload) => {
    const wire = parseRecord(payload);
    if (isNone(wire)) return null;
    return {
      articleCount: parseCount(field(wire, 'articleCount', 'countArticle')),
      followerCount: parseCount(field(wire, 'followerCount', 'fansCount', 'rssCount')),
    };
  });

/** Returns a page of `{key: [...], hasMore}`, or of the bare array of older servers. */
export function parseListPage(payload: unknown, key: 'list' | 'related'): ListPage {
  const wire = parseRecord(payload);
  const sent = findRows(payload, key, 'list', 'related');
  return {
    list: parseEach(sent, key === 'related' ? parseRelatedItem : parseListItem),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
  };
}
