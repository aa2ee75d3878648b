import {
  parseAttachments,
  parseCategories,
  parseCountsList,
  parseShortVideoList,
  parseShortVideoPage,
  parseVideoApp,
  parseVideoShareInfo,
} from '../../model/mvod/normalise.ts';
import type {
  ShortVideoList,
  ShortVideoPage,
  VideoApp,
  VideoAttachment,
  VideoCategory,
  VideoCounts,
  VideoShareInfo,
} from '../../model/mvod/types.ts';
import { parseVerdict } from '../../model/outbox/parse.ts';
import type { CallOptions, Client } from '../client.ts';
import type { Verdict } from './events.ts';
import { mvodArticleCall } from './mvodCalls.ts';
import { type Read, read } from './read.ts';

/** The short video server (product 7.17). */

interface ById {
  readonly id: string;
}

/** A short video with the related ones. */
export const getMvodArticle = (
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<ShortVideoPage> => read(client, mvodArticleCall(id), options, parseShortVideoPage);

export interface VideoListParams {
  readonly categoryId: string;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 4;
const listParams = ({ categoryId, page }: VideoListParams) => ({
  categoryId: categoryId || null,
  nodeCode: 'pub',
  clientType: 1,
  page,
  size: PAGE_SIZE,
});

/** A page of a category's videos; of all when it names none. */
export function getMvodArticleList(
  client: Client,
  params: VideoListParams,
  options?: CallOptions,
): Read<ShortVideoList> {
  const call = {
    path: '/mvod_if/articleApp/getMvodArticleList',
    params: listParams(params),
  } as const;
  return read(client, call, options, parseShortVideoList);
}

/** The same as `getMvodArticleList`, asked by a form. */
export function articleList(
  client: Client,
  params: VideoListParams,
  options?: CallOptions,
): Read<ShortVideoList> {
  const call = {
    path: '/mvod_if/articleApp/articleList',
    method: 'post',
    params: listParams(params),
  } as const;
  return read(client, call, options, parseShortVideoList);
}

/** Counts of several videos as of now, by id. */
export function dynamicArticleList(
  client: Client,
  { ids }: { readonly ids: readonly string[] },
  options?: CallOptions,
): Read<ReadonlyMap<string, VideoCounts>> {
  const call = {
    path: '/mvod_if/articleApp/dynamicArticleList',
    method: 'post',
    params: { ids: ids.join() },
  } as const;
  return read(client, call, options, parseCountsList);
}

export function categoryList(
  client: Client,
  options?: CallOptions,
): Read<readonly VideoCategory[]> {
  return read(client, { path: '/mvod_if/articleApp/categoryList' }, options, parseCategories);
}

/** Films and stills that come with a video. */
export function attach(
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<readonly VideoAttachment[]> {
  const call = { path: '/mvod_if/articleApp/attach', params: { id } } as const;
  return read(client, call, options, parseAttachments);
}

/** The app that short videos live in. */
export function commonInfo(client: Client, options?: CallOptions): Read<VideoApp> {
  const { siteId } = client.settings;
  const call = { path: '/mvod_if/articleApp/commonInfo', params: { siteID: siteId } } as const;
  return read(client, call, options, parseVideoApp);
}

/** What a shared video says of itself. */
export function shareInfo(
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<VideoShareInfo> {
  const call = { path: '/mvod_if/articleApp/shareInfo', params: { id } } as const;
  return read(client, call, options, parseVideoShareInfo);
}

const EVENTS = { view: 1, praise: 2, share: 3 } as const;

export interface VideoEvent extends ById {
  readonly event: keyof typeof EVENTS;
  /** Takes a praise back. */
  readonly cancel?: boolean;
  readonly idempotencyKey?: string;
}

/** Counts a view or a share, praises a video or takes the praise back. */
export function postVideoEvent(
  client: Client,
  { id, event, cancel = false, idempotencyKey }: VideoEvent,
  options?: CallOptions,
): Read<Verdict> {
  const call = {
    path: '/mvod_if/articleApp/event',
    method: 'post',
    // Views and shares are sent on when the page closes.
    ...(event !== 'praise' && { keepalive: true as const }),
    params: { id, type: EVENTS[event], cancel: cancel ? 1 : null, idempotencyKey },
  } as const;
  return read(client, call, options, parseVerdict);
}
