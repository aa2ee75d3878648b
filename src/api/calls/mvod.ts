import type {
  ShortVideoList,
  ShortVideoPage,
  VideoApp,
  VideoAttachment,
  VideoCategory,
  VideoCounts,
  VideoShareInfo,
} from '../../model/mvod/mvodTypes.ts';
import {
  parseAttachments,
  parseCategories,
  parseCountsList,
  parseShortVideoList,
  parseShortVideoPage,
  parseVideoApp,
  parseVideoShareInfo,
} from '../../model/mvod/normaliseMvod.ts';
import { ok } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';
import { type Read, read } from './read.ts';

/** The request for a short video; inline scripts send it, too. */
export const mvodArticleCall = (id: string): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticle',
  timeoutMs: TIMEOUT_MS.long,
  params: { id },
});

export interface VideoListParams {
  readonly categoryId: string;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 4;

const videoListParams = ({ categoryId, page }: VideoListParams) => ({
  categoryId: categoryId || null,
  nodeCode: 'pub',
  clientType: 1,
  page,
  size: PAGE_SIZE,
});

/** A page of a category's videos; of all videos without a category. */
export const videoListCall = (params: VideoListParams): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticleList',
  params: videoListParams(params),
});

/** Calls of the short video server (product 7.17). */

interface ById {
  readonly id: string;
}

/** Loads a short video with related ones; one that is sent without an address has that of its attached file. */
export async function getMvodArticle(
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<ShortVideoPage> {
  const page = await read(client, mvodArticleCall(id), options, parseShortVideoPage);
  if (!page.ok || page.value.video.url) return page;
  const { video } = page.value;
  const files = await attach(client, { id }, options);
  const file = files.ok && files.value.find(({ kind }) => kind === 'video');
  if (!file) return page;
  const cover = video.cover || file.image;
  const durationS = video.durationS || file.durationS;
  return ok({ ...page.value, video: { ...video, url: file.url, cover, durationS } });
}

/** Loads a page of a category's videos; of all videos without a category. */
export function getMvodArticleList(
  client: Client,
  params: VideoListParams,
  options?: CallOptions,
): Read<ShortVideoList> {
  return read(client, videoListCall(params), options, parseShortVideoList);
}

/** Loads the current counts of several videos by id. */
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

/** Loads the categories of short videos. */
export function categoryList(
  client: Client,
  options?: CallOptions,
): Read<readonly VideoCategory[]> {
  return read(client, { path: '/mvod_if/articleApp/categoryList' }, options, parseCategories);
}

/** Loads the videos and images attached to a video (decision 0073). */
export function attach(
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<readonly VideoAttachment[]> {
  const call = { path: '/mvod_if/articleApp/attach', params: { id } } as const;
  return read(client, call, options, parseAttachments);
}

/** Loads the native app for short videos. */
export function commonInfo(client: Client, options?: CallOptions): Read<VideoApp> {
  const { siteId } = client.settings;
  const call = { path: '/mvod_if/articleApp/commonInfo', params: { siteID: siteId } } as const;
  return read(client, call, options, parseVideoApp);
}

/** Loads the share texts of a video. */
export function shareInfo(
  client: Client,
  { id }: ById,
  options?: CallOptions,
): Read<VideoShareInfo> {
  const call = { path: '/mvod_if/articleApp/shareInfo', params: { id } } as const;
  return read(client, call, options, parseVideoShareInfo);
}
