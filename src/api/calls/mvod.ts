import {
  parseAttachments,
  parseCategories,
  parseCountsList,
  parseShortVideoList,
  parseShortVideoPage,
  parseVideoApp,
  parseVideoShareInfo,
  type ShortVideoPage,
  type VideoApp,
} from '../../model/mvod/normaliseMvod.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
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
export async function getMvodArticle(client: Client, { id }: ById): Read<ShortVideoPage> {
  const page = await read(client, mvodArticleCall(id), parseShortVideoPage);
  if (!page.ok || page.value.video.url) return page;
  const { video } = page.value;
  const files = await attach(client, { id });
  const file = files.ok && files.value.find(({ kind }) => kind === 'video');
  if (!file) return page;
  const cover = video.cover || file.image;
  const durationS = video.durationS || file.durationS;
  return ok({ ...page.value, video: { ...video, url: file.url, cover, durationS } });
}

/** Loads a page of a category's videos; of all videos without a category. */
export const getMvodArticleList = (client: Client, params: VideoListParams) =>
  read(client, videoListCall(params), parseShortVideoList);

/** Loads the current counts of several videos by id. */
export const dynamicArticleList = (client: Client, { ids }: { readonly ids: readonly string[] }) =>
  read(
    client,
    {
      path: '/mvod_if/articleApp/dynamicArticleList',
      method: 'post',
      params: { ids: ids.join() },
    },
    parseCountsList,
  );

/** Loads the categories of short videos. */
export const categoryList = (client: Client) =>
  read(client, { path: '/mvod_if/articleApp/categoryList' }, parseCategories);

/** Loads the videos and images attached to a video (decision 0073). */
export const attach = (client: Client, { id }: ById) =>
  read(client, { path: '/mvod_if/articleApp/attach', params: { id } }, parseAttachments);

/** Loads the native app for short videos. */
export function commonInfo(client: Client): Read<VideoApp> {
  const { siteId } = client.settings;
  const call = { path: '/mvod_if/articleApp/commonInfo', params: { siteID: siteId } } as const;
  return read(client, call, parseVideoApp);
}

/** Loads the share texts of a video. */
export const shareInfo = (client: Client, { id }: ById) =>
  read(client, { path: '/mvod_if/articleApp/shareInfo', params: { id } }, parseVideoShareInfo);
