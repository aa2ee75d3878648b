import { field, parseRecord, parseTimestamp } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

interface DeviceRecord {
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

interface PageVisit {
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

/** Both are sent even while the page closes. */
const KEEPALIVE_POST = { method: 'post', keepalive: true } as const;

interface CountedEvent {
  readonly id: string;
  /** 0 article, 7 newspaper, 10 article of an account. */
  readonly type: number;
}

/** Counts a view of an article (product 7.12); the common parameters contain the appID. */
export function postEvents(client: Client, { id, type }: CountedEvent): Read<true> {
  const params = { id, type, eventType: 3, channel: 3 };
  const call = { path: '/base_url/postEvents', params, ...KEEPALIVE_POST } as const;
  return read(client, call, () => true);
}

/** Counts a successful share (product 7.12). */
export function postEvent(client: Client, { id, type }: CountedEvent): Read<true> {
  const params = { id, type, eventType: 2, channel: 1 };
  const call = { path: '/base_url/postEvent', params, ...KEEPALIVE_POST } as const;
  return read(client, call, () => true);
}

/**
 * Loads the server's time in epoch ms. The answer is not documented: a number or an object with
 * one is accepted.
 */
export const serverTime = (client: Client) =>
  read(client, { path: '/base_url/serverTime', sessionFree: true }, (payload) => {
    const wire = parseRecord(payload);
    return (
      parseTimestamp(payload) ??
      parseTimestamp(field(wire, 'serverTime', 'time', 'timestamp', 'value'))
    );
  });
