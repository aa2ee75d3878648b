import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface DeviceRecord {
  /** The virtual user id. */
  readonly userOtherId: string;
  /** Whether the page was opened from a share link. */
  readonly shared: boolean;
  readonly deviceInfo: string;
}

/** Registers a device with the server; the common parameters contain app, site and device. */
export function recordDevice(
  client: Client,
  { userOtherId, shared, deviceInfo }: DeviceRecord,
): Read<true> {
  const params = {
    type: 20,
    eventType: 12,
    userOtherID: userOtherId,
    channel: shared ? 3 : 1,
    appVersion: client.settings.apiVersion,
    userID: 0,
    deviceInfo,
  };
  const call = { path: '/base_url/recordDevice', method: 'post', params } as const;
  return read(client, call, () => true);
}

export interface PageVisit {
  /** '' on pages without an article. */
  readonly articleId: string;
  readonly userOtherId: string;
}

/**
 * Reports an opened page to the reading statistics. Its parameters are not documented; these
 * have the names of `getRecommendArticles`, which reads the same statistics.
 */
export function bigData(client: Client, { articleId, userOtherId }: PageVisit): Read<true> {
  const { siteId, appId } = client.settings;
  const params = {
    aid: articleId || null,
    appid: appId,
    dev: client.device(),
    bid: siteId,
    uid: userOtherId,
  };
  return read(client, { path: '/nis_url/bigData', params }, () => true);
}
