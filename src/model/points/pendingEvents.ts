import { DAY_MS } from '../durations.ts';
import type { Parsed } from '../read.ts';
import { field, parseCount, parseNumber, parseRecord, parseText } from '../wire.ts';

/** One stored entry an event, because two tabs may add one at the same time. */
export const POINTS_EVENT_PREFIX = 'pointsEvent:';

/** An event is dropped after a week, and after so many reports without an answer. */
const EVENT_LIFE_MS = 7 * DAY_MS;
const MAX_TRIES = 5;

/** Returns the points event of a stored write; null where no member wrote it (`by` is ''). */
export const createPointsEvent = (
  event: string,
  { key, by }: Pick<PendingPointsEvent, 'key' | 'by'>,
  now: number,
): PendingPointsEvent | null => (by === '' ? null : { key, event, by, at: now, tries: 0 });

export const formatPointsEvent = ({ event, by, at, tries }: PendingPointsEvent): string =>
  JSON.stringify({ event, by, at, tries });

/** A stored write that may earn points and has not been credited yet. */
export type PendingPointsEvent = Parsed<typeof parsePointsEvent>;

/** The event of a stored entry; null where it is malformed, too old or tried too often. */
export function parsePointsEvent(key: string, stored: string | null, now: number) {
  const wire = parseRecord(stored);
  const event = parseText(field(wire, 'event'));
  const by = parseText(field(wire, 'by'));
  const at = parseNumber(field(wire, 'at'));
  const tries = parseCount(field(wire, 'tries'));
  if (!key || !event || !by || at === null) return null;
  return Math.abs(now - at) > EVENT_LIFE_MS || tries >= MAX_TRIES
    ? null
    : {
        /** Key of the write: the server credits it once, however often it is reported. */
        key,
        /** The event as the points centre names it. */
        event,
        /** The member (`uid`) who wrote. */
        by,
        /** Epoch ms. */
        at,
        /** Reports that were begun. */
        tries,
      };
}
