import type { LiveState } from '../article/articleTypes.ts';
import { parseLiveState } from '../article/liveInfo.ts';
import type { Comment } from '../comment/commentTypes.ts';
import { parseComment } from '../comment/normaliseComment.ts';
import { type LiveReport, parseLiveReport } from '../live/normaliseLive.ts';
import type { PushConfig } from '../site/siteTypes.ts';
import {
  field,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';

/** Messages with other codes are ignored (product 4.21). */
const OK_CODE = 200;

/** `id` is the broadcast's in every message, so that a comment's own id has another name. */
const COMMENT_IDS = ['commentId', 'commentID', 'discussId', 'discussID', 'fileId'] as const;

/** Returns the broadcast of a comment, for servers whose `id` is the comment's. */
const parseBroadcast = (data: Wire): string =>
  parseLinkedId(field(data, 'articleID', 'articleId', 'rootID', 'rootId'));

/** Returns a message of the channel; null for unknown types and malformed text. */
export function parsePushMessage(text: string): PushMessage | null {
  const wire = parseRecord(text);
  if (parseNumber(field(wire, 'code')) !== OK_CODE) return null;
  const data = parseRecord(field(wire, 'data'));
  const id = parseId(field(data, 'id'));
  if (id === '') return null;
  switch (parseText(field(wire, 'type'))) {
    case 'live_status': {
      const state = parseLiveState(field(data, 'liveStatus', 'status'));
      return state && { type: 'live_status', id, state };
    }
    case 'live_reporting': {
      const report = parseLiveReport(data);
      return report && { type: 'live_reporting', id, report };
    }
    case 'live_discuss': {
      const comment = parseComment({ ...data, id: field(data, ...COMMENT_IDS, 'id') });
      return comment && { type: 'live_discuss', id: parseBroadcast(data) || id, comment };
    }
    default:
      return null;
  }
}

/** Returns the message that subscribes to a broadcast (product 4.22). */
export const formatSubscription = (fileId: string): string =>
  JSON.stringify({ type: 'live_status_subscribe', data: { id: fileId } });

export const PING = JSON.stringify({ type: 'ping' });

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the address of the push channel; null when it must not be opened. It requires a
 * secure connection (product 4.21) or this machine, and a token.
 */
export function formatPushUrl(config: PushConfig | null, siteId: string): string | null {
  if (!config?.token || !isSafe(config.url)) return null;
  const [address = ''] = config.url.split('#');
  const mark = address.includes('?') ? '&' : '?';
  const token = encodeURIComponent(config.token);
  return `${address}${mark}token=${token}&siteID=${encodeURIComponent(siteId)}`;
}

function isSafe(address: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    // For an address with a user name browsers throw, or ask the reader for a password.
    if (username || password) return false;
    return protocol === 'wss:' || (protocol === 'ws:' && LOOPBACK_HOST.test(hostname));
  } catch {
    return false;
  }
}

/** The messages of the push channel that are used (product 4.21). */
export type PushMessage =
  /** `id` is the fileId of the broadcast's article. */
  | { readonly type: 'live_status'; readonly id: string; readonly state: LiveState }
  | { readonly type: 'live_reporting'; readonly id: string; readonly report: LiveReport }
  | { readonly type: 'live_discuss'; readonly id: string; readonly comment: Comment };
