import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** A shorter break is part of the same visit. */
const BREAK_MIN_MS = 10 * MINUTE_MS;
/** After a longer one hardly a row is known, and the number would say nothing. */
const BREAK_MAX_MS = 7 * DAY_MS;
/** Rows that are remembered at most: more than a first page has. */
const ROWS_MAX = 200;

/** What the front page listed when this device was there last. */
export interface FrontVisit {
  /** Ms since 1970, by the clock of the device. */
  readonly at: number;
  readonly ids: readonly string[];
}

/** Returns a visit as it is stored. */
export const formatFrontVisit = ({ at, ids }: FrontVisit): string =>
  [at, ...ids.slice(0, ROWS_MAX)].join(' ');

/** Returns the stored visit; null without one, or when something else is stored. */
export function parseFrontVisit(stored: unknown): FrontVisit | null {
  const [at = '', ...ids] = typeof stored === 'string' ? stored.split(' ') : [];
  return /^\d{1,15}$/.test(at) ? { at: Number(at), ids } : null;
}

/** Returns how many rows are new since a visit; 0 when it is too recent, too long ago or in the future. */
export function countNewRows(visit: FrontVisit, ids: readonly string[], now: number): number {
  const breakMs = now - visit.at;
  if (breakMs < BREAK_MIN_MS || breakMs > BREAK_MAX_MS) return 0;
  const known = new Set(visit.ids);
  return new Set(ids.filter((id) => !known.has(id))).size;
}
