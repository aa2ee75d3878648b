import type { ListItem, LiveInfo } from '../../model/article/articleTypes.ts';
import { parseListItem } from '../../model/article/listItem.ts';
import {
  type ComingLive,
  type LiveView,
  parseComingLives,
  parseLiveCounts,
  parseLiveView,
} from '../../model/live/normaliseLive.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { findRows, isNone, parseEach, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface LiveViewParams {
  /** Id of the broadcast, not of its article. */
  readonly linkId: string;
  /** Pages of 20 reports, from 0. */
  readonly page?: number | undefined;
  /** Id of the last report that is shown. */
  readonly lastFileId?: string | undefined;
  /** The article's facts about the broadcast. */
  readonly info?: LiveInfo | null | undefined;
}

/** Loads a broadcast with a page of its reports. */
export function liveView(
  client: Client,
  { linkId, page = 0, lastFileId = '0', info = null }: LiveViewParams,
): Read<LiveView> {
  const { siteId: siteID } = client.settings;
  const call = {
    path: '/base_url/liveView',
    params: { id: linkId, page, lastFileId, siteID },
  } as const;
  return read(client, call, (payload) => parseLiveView(payload, info));
}

/** Loads the numbers of views and readers of a broadcast. */
export const getLiveCount = (
  client: Client,
  { linkId, fileId }: { readonly linkId: string; readonly fileId: string },
) =>
  read(client, { path: '/base_url/getLiveCount', params: { id: linkId, fileId } }, (payload) =>
    isNone(parseRecord(payload)) ? null : parseLiveCounts(payload),
  );

/** Loads the announced broadcasts, soonest first. */
export function getLiveComing(client: Client, options?: CallOptions): Read<readonly ComingLive[]> {
  const params = { siteID: client.settings.siteId };
  return read(client, { path: '/base_url/getLiveComing', params }, parseComingLives, options);
}

/** A page of broadcasts and specials in a live column. */
export interface LiveArticlesPage {
  readonly list: readonly ListItem[];
  readonly hasMore: boolean;
}

export const getLiveArticles = (
  client: Client,
  { columnId, page = 0 }: { readonly columnId: string; readonly page?: number | undefined },
  options?: CallOptions,
): Read<LiveArticlesPage> =>
  read(
    client,
    { path: '/base_url/getLiveArticles', params: { columnId, page } },
    (payload) => {
      const sent = findRows(payload, 'list');
      return {
        list: parseEach(sent, parseListItem),
        hasMore: hasMoreByMultiple(sent.length, sent.length),
      };
    },
    options,
  );
