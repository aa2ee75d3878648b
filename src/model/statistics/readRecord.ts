import { encodeBase64 } from '../base64.ts';
import type { ShareChannel } from './channels.ts';

/** A reader's action on an article (product 7.18, tracking event codes). */
export type RecordAction = 'open' | 'share' | 'comment' | 'like';

/** Platforms of read records: Android 1, IOS 2, Mobile 3, PC 5 (product 7.18). */
export type Platform = 1 | 2 | 3 | 5;

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  1: 'Android',
  2: 'IOS',
  3: 'Mobile',
  5: 'PC',
};

export function decidePlatform(environment: {
  readonly system: 'android' | 'ios' | 'other';
  readonly pc: boolean;
}): Platform {
  if (environment.system === 'android') return 1;
  if (environment.system === 'ios') return 2;
  return environment.pc ? 5 : 3;
}

/** What all records of a device have in common. */
export interface RecordFacts {
  /** Credentials of the analytics host; nothing is sent unless both are set. */
  readonly tenant: string;
  readonly key: string;
  readonly platform: Platform;
  readonly deviceId: string;
  /** The member's id; '' for readers who are not logged in. */
  readonly userId: string;
  readonly referrer: string;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

export interface ReadRecord {
  readonly action: RecordAction;
  readonly articleId: string;
  /** Only for shares. */
  readonly channel?: ShareChannel | null;
}

/**
 * Returns a read record in wire form (product 3.23): empty values are left out, headers are
 * base64 of the URI-encoded text. null when a required value is missing.
 */
export function createRecord(
  { action, articleId, channel }: ReadRecord,
  { tenant, key, platform, deviceId, userId, referrer, now }: RecordFacts,
) {
  if (!tenant || !key || !articleId || !platform) return null;
  const params = {
    dataType: action,
    articleID: articleId,
    actionTime: String(now),
    deviceid: deviceId,
    userUuid: userId,
    refer: referrer,
    platform: String(platform),
    // The server's spelling.
    shareChanel: action === 'share' && channel ? String(channel) : '',
  };
  const headers = {
    'Tenant-Code': tenant,
    appKey: key,
    os: PLATFORM_NAMES[platform],
    deviceId,
    userUuid: userId,
  };
  return {
    params: dropEmpty(params, (value) => value),
    headers: dropEmpty(headers, (value) => encodeBase64(encodeURIComponent(value))),
  };
}

function dropEmpty(
  values: Readonly<Record<string, string>>,
  format: (value: string) => string,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value) kept[name] = format(value);
  }
  return kept;
}
