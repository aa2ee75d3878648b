import type { Pool } from 'pg';
import type { Transaction } from './inTransaction.ts';

/** A sweep over the whole site. */
export interface SweepRecord {
  /** Epoch ms. */
  readonly startedAt: number;
  /** How many pages it put in the queue. */
  readonly total: number;
}

/** A sweep that read every list to its end. */
export interface WholeSweepRecord {
  /** Epoch ms. */
  readonly startedAt: number;
  readonly tookMs: number;
  /** What all pages were to be made of (`hashSiteVersion`). */
  readonly siteVersion: string;
}

const READ_LAST = `
  SELECT extract(epoch FROM swept_at) * 1000 AS swept_at, swept_pages FROM site
  WHERE id = $1 AND swept_at IS NOT NULL`;
const SAVE_LAST = 'UPDATE site SET swept_at = now(), swept_pages = $2 WHERE id = $1';
const READ_WHOLE = `
  SELECT extract(epoch FROM whole_swept_at) * 1000 AS swept_at, whole_sweep_ms, whole_swept_version
  FROM site WHERE id = $1 AND whole_swept_at IS NOT NULL`;
const SAVE_WHOLE = `
  UPDATE site SET whole_swept_at = to_timestamp($2 / 1000.0), whole_sweep_ms = $3,
    whole_swept_version = $4
  WHERE id = $1`;
const REQUEST = 'UPDATE site SET sweep_requested_at = clock_timestamp() WHERE id = $1';
// As text: a date of JavaScript has no microseconds.
const READ_REQUEST = 'SELECT sweep_requested_at::text AS request FROM site WHERE id = $1';
const END_REQUEST = `
  UPDATE site SET sweep_requested_at = NULL WHERE id = $1 AND sweep_requested_at = $2::timestamptz`;
const READ_STOPPED = 'SELECT is_sweep_stopped AS stopped FROM site WHERE id = $1';
const SAVE_STOPPED = 'UPDATE site SET is_sweep_stopped = $2 WHERE id = $1';

interface Row {
  /** `numeric` is a text. */
  readonly swept_at: string;
  readonly swept_pages: number;
}

interface WholeRow {
  readonly swept_at: string;
  readonly whole_sweep_ms: number;
  readonly whole_swept_version: string;
}

/** Returns the sweeps of a site: all its publishers share it. */
export const createStoredSweep = (pool: Pool, siteId: number) => ({
  /** Returns the last sweep of any publisher; null before the first. */
  readLast: async (): Promise<SweepRecord | null> => {
    const [row] = (await pool.query<Row>(READ_LAST, [siteId])).rows;
    return row ? { startedAt: Number(row.swept_at), total: row.swept_pages } : null;
  },
  /** Saves the sweep that has just put its pages in the queue. */
  saveLast: async (pages: number): Promise<void> => {
    await pool.query(SAVE_LAST, [siteId, pages]);
  },
  /** Returns the last sweep of any publisher that read everything; null before the first. */
  readLastWhole: async (): Promise<WholeSweepRecord | null> => {
    const [row] = (await pool.query<WholeRow>(READ_WHOLE, [siteId])).rows;
    if (!row) return null;
    const { swept_at, whole_sweep_ms: tookMs, whole_swept_version: siteVersion } = row;
    return { startedAt: Number(swept_at), tookMs, siteVersion };
  },
  saveLastWhole: async ({ startedAt, tookMs, siteVersion }: WholeSweepRecord): Promise<void> => {
    await pool.query(SAVE_WHOLE, [siteId, startedAt, Math.ceil(tookMs), siteVersion]);
  },
  /** Asks for a sweep that reads everything. */
  request: async (transaction: Transaction): Promise<void> => {
    await transaction.executeSql(REQUEST, [siteId]);
  },
  /** Returns the last request that no sweep has ended; null for none. */
  readRequest: async (): Promise<string | null> => {
    const { rows } = await pool.query<{ request: string | null }>(READ_REQUEST, [siteId]);
    return rows[0]?.request ?? null;
  },
  /** Ends a request, unless there was another one since it was read. */
  endRequest: async (request: string): Promise<void> => {
    await pool.query(END_REQUEST, [siteId, request]);
  },
  /** Returns whether the pages of sweeps wait until a person lets them go on. */
  isStopped: async (): Promise<boolean> => {
    const { rows } = await pool.query<{ stopped: boolean }>(READ_STOPPED, [siteId]);
    return rows[0]?.stopped ?? false;
  },
  setStopped: async (isStopped: boolean): Promise<void> => {
    await pool.query(SAVE_STOPPED, [siteId, isStopped]);
  },
});
