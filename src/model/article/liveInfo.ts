import {
  field,
  isNone,
  parseList,
  parseNumber,
  parseRecord,
  parseTimestamp,
  type Wire,
} from '../wire.ts';
import type { LiveInfo, LiveState } from './articleTypes.ts';
import { startsWithLabel } from './rowMeta.ts';

const STATES: readonly LiveState[] = ['preview', 'live', 'replay'];

/**
 * Returns the state of `liveStatus` (or of a video's `status`, as text): 0 preview, 1 live, 2
 * replay; null when absent.
 */
export function parseLiveState(value: unknown): LiveState | null {
  return STATES[parseNumber(value) ?? -1] ?? null;
}

/** Returns the broadcast of an article of kind live; null when its state is unknown. */
export function parseLiveInfo(wire: Wire): LiveInfo | null {
  const video = parseRecord(parseList(parseRecord(field(wire, 'config')).videos)[0]);
  const state = parseLiveState(field(wire, 'liveStatus')) ?? parseLiveState(field(video, 'status'));
  if (state === null) return null;
  return {
    state,
    startsAt: parseTimestamp(field(wire, 'liveStartTime', 'startTime')),
    hasPlayback: !isNone(field(video, 'playbackUrls', 'appPlaybackUrl', 'webPlaybackUrl')),
  };
}

export type LivePrefixKey = `live.${LiveState}`;

/**
 * Returns the message to put before a live title (product 4.1); null for a replay without a
 * playback address, and for a title that starts with the message already. `translate` returns a
 * message in the page's language.
 */
export function decideLivePrefix(
  live: LiveInfo | null,
  title: string,
  translate: (key: LivePrefixKey) => string,
): LivePrefixKey | null {
  if (live === null || (live.state === 'replay' && !live.hasPlayback)) return null;
  const key: LivePrefixKey = `live.${live.state}`;
  return startsWithLabel(title, translate(key)) ? null : key;
}
