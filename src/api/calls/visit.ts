import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface DeviceRecord {
  /** The virtual user id. */
  readonly userOtherId: string;
  /** The page was opened from a shared link. */
  readonly shared: boolean;
  readonly deviceInfo: string;
}

/** Tells the server that a device is there. */
export function recordDevice(
  client: Client,
  { userOtherId, shared, deviceInfo }: DeviceRecord,
  options?: CallOptions,
): Read<true> {
  const { siteId, appId, apiVersion } = client.settings;
  const params = {
    type: 20,
    eventType: 12,
    userOtherID: userOtherId,
    channel: shared ? 3 : 1,
    appVersion: apiVersion,
    appID: appId,
    siteID: siteId,
    device: client.device(),
    userID: 0,
    deviceInfo,
  };
  const call = { path: '/base_url/recordDevice', method: 'post', params } as const;
  return read(client, call, options, () => true);
}

export interface PageVisit {
  /** '' where the page shows no article. */
  readonly articleId: string;
  readonly userOtherId: string;
}

/**
 * Tells the reading statistics which page was opened. Its parameters are not known; these
 * are named as those of `getRecommendArticles`, which reads from the same statistics.
 */
export function bigData(
  client: Client,
  { articleId, userOtherId }: PageVisit,
  options?: CallOptions,
): Read<true> {
  const { siteId, appId } = client.settings;
  const params = {
    aid: articleId || null,
    appid: appId,
    dev: client.device(),
    bid: siteId,
    uid: userOtherId,
  };
  return read(client, { path: '/nis_url/bigData', params }, options, () => true);
}
