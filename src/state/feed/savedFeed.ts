import type { ScrollAnchor } from '../../host/scrollAnchor.ts';
import type { FeedState } from '../../model/column/feed.ts';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';

/**
 * Longest text to keep: the storage of a window holds five megabytes at two bytes a character, and
 * this is a part of it.
 */
const SAVED_CHARACTERS_MAX = 1_500_000;

/** A list as the reader left it. */
export interface SavedFeed {
  readonly state: FeedState;
  readonly anchor: ScrollAnchor | null;
  /** The columns of the front page on a template page; [] on baked pages. */
  readonly columns: readonly Column[];
  /** null when it was not loaded. */
  readonly config: SiteConfig | null;
}

/**
 * Returns the text to keep: all columns if they fit, else the current one; null if that is too
 * long.
 */
export function formatSavedFeed(kept: SavedFeed): string | null {
  const whole = JSON.stringify(withoutPendingLoads(kept));
  if (whole.length <= SAVED_CHARACTERS_MAX) return whole;
  const { current, feeds } = kept.state;
  const feed = feeds[current];
  if (!feed) return null;
  const state = { current, shown: current, recent: [current], feeds: { [current]: feed } };
  const part = JSON.stringify(withoutPendingLoads({ ...kept, state }));
  return part.length <= SAVED_CHARACTERS_MAX ? part : null;
}

/** Returns the list without pending requests, which do not survive the page. */
function withoutPendingLoads(kept: SavedFeed): SavedFeed {
  const { state } = kept;
  const feeds = Object.entries(state.feeds).flatMap(([id, feed]) =>
    feed.state === 'ready' ? [[id, { ...feed, more: 'waiting' as const }] as const] : [],
  );
  const isReady = new Set(feeds.map(([id]) => id));
  const recent = state.recent.filter((id) => isReady.has(id));
  const { current } = state;
  return { ...kept, state: { current, shown: current, recent, feeds: Object.fromEntries(feeds) } };
}

/** Parses a kept list; null when it is invalid or lacks the current column. */
export function parseSavedFeed(text: string | null): SavedFeed | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isSavedFeed(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isArrayOf = (value: unknown, is: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(is);
const isText = (value: unknown): boolean => typeof value === 'string';
const isNullOr = (value: unknown, is: (one: unknown) => boolean): boolean =>
  value === null || is(value);

/** Returns whether a value has the shape of a kept list, down to its rows. */
function isSavedFeed(value: unknown): value is SavedFeed {
  if (!isRecord(value) || !isRecord(value.state)) return false;
  const { anchor, columns, config } = value;
  const { current, shown, recent, feeds } = value.state;
  const isStarted = isText(current) && isText(shown) && isArrayOf(recent, isText);
  if (!isStarted || !isRecord(feeds)) return false;
  const isWhole =
    Object.values(feeds).every(isReadyFeed) && Object.keys(feeds).includes(`${current}`);
  return (
    isWhole &&
    isNullOr(anchor, isAnchor) &&
    isArrayOf(columns, isRecord) &&
    isNullOr(config, isRecord)
  );
}

const isAnchor = (value: unknown): boolean =>
  isRecord(value) && isText(value.id) && typeof value.offset === 'number';

function isReadyFeed(value: unknown): boolean {
  if (!isRecord(value) || value.state !== 'ready') return false;
  const { kind, data, blocks, categories } = value;
  const isBlock = (block: unknown) => isRecord(block) && isArrayOf(block.rows, isRecord);
  const isWhole = isText(kind) && isNullOr(data, isRecord) && isArrayOf(blocks, isBlock);
  return isWhole && isArrayOf(categories, isRecord);
}
