import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { BakeJob } from '../bake/bakeJob.ts';
import type { Loss } from '../bake/finish/removalLimits.ts';
import { formatRef } from '../bake/pageRef.ts';

/** So many held removals are listed, and permitted, at once. */
export const LISTED_REMOVALS = 1_000;
const PERMITTED_HOURS = 1;

/** A loss that a run did not cause, because it needs a person's word. */
export interface HeldLoss extends Loss {
  /** Finds it again. */
  readonly job: BakeJob;
}

/** The removals that wait for a person. */
export interface HeldRemovals {
  readonly count: number;
  /** When the first was held; epoch ms. */
  readonly since: number;
  /** The first of them by their names, `LISTED_REMOVALS` at most. */
  readonly pages: readonly Loss[];
  /** Names exactly those pages, for their permission. */
  readonly list: string;
}

/** The removals of a site: how many pages were removed, and what waits for a person's word. */
export type StoredRemovals = ReturnType<typeof createStoredRemovals>;

const ADD = 'INSERT INTO removal (site_id, pages) VALUES ($1, $2)';
const DELETE_DONE = 'DELETE FROM held_removal WHERE site_id = $1 AND page = ANY($2)';
const COUNT = `
  SELECT coalesce(sum(pages), 0)::integer AS count FROM removal
  WHERE site_id = $1 AND removed_at > now() - $2 * interval '1 millisecond'`;
const DELETE_FORMER = `
  DELETE FROM held_removal WHERE site_id = $1 AND job_page = ANY($2) AND page <> ALL($3)`;
const HOLD = `
  INSERT INTO held_removal (site_id, page, reason, job, job_page)
  SELECT $1::integer, * FROM unnest($2::text[], $3::text[], $4::jsonb[], $5::text[])
  ON CONFLICT (site_id, page) DO UPDATE
  SET reason = excluded.reason, job = excluded.job, job_page = excluded.job_page`;
const WAITING = 'site_id = $1 AND (permitted_until IS NULL OR permitted_until < now())';
const SUM_UP = `
  SELECT count(*)::integer AS count, extract(epoch FROM min(held_at)) * 1000 AS since
  FROM held_removal WHERE ${WAITING}`;
const LIST = `
  SELECT page, reason FROM held_removal WHERE ${WAITING}
  ORDER BY page COLLATE "C" LIMIT ${LISTED_REMOVALS}`;
const FIND = `SELECT page, reason FROM held_removal WHERE ${WAITING} AND page = ANY($2)`;
const PERMIT = `
  UPDATE held_removal SET permitted_until = now() + interval '${PERMITTED_HOURS} hours'
  WHERE ${WAITING} AND page = ANY($2) RETURNING job`;
const PERMITTED = 'SELECT page FROM held_removal WHERE site_id = $1 AND permitted_until >= now()';

/** Returns the removals of a site. */
export function createStoredRemovals(pool: Pool, siteId: number) {
  const list = async () => (await pool.query<Loss>(LIST, [siteId])).rows;
  return {
    /** Saves which pages were removed. */
    add: async (pages: readonly string[]): Promise<void> => {
      await pool.query(ADD, [siteId, pages.length]);
      await pool.query(DELETE_DONE, [siteId, pages]);
    },
    /** Returns how many pages were removed within this time (ms). */
    countSince: async (windowMs: number): Promise<number> => {
      const { rows } = await pool.query<{ count: number }>(COUNT, [siteId, windowMs]);
      return rows[0]?.count ?? 0;
    },
    /**
     * Saves what a run has held. What its jobs held before and do not any more is forgotten.
     *
     * @param jobPages of all jobs that the run has done, by `formatRef`
     */
    hold: async (losses: readonly HeldLoss[], jobPages: readonly string[]): Promise<void> => {
      const column = <T>(read: (loss: HeldLoss) => T) => losses.map(read);
      const pages = column(({ page }) => page);
      await pool.query(DELETE_FORMER, [siteId, jobPages, pages]);
      if (losses.length === 0) return;
      await pool.query(HOLD, [
        ...[siteId, pages, column(({ reason }) => reason)],
        ...[column(({ job }) => JSON.stringify(job)), column(({ job }) => formatRef(job))],
      ]);
    },
    /** Returns what waits for a person; null for nothing. */
    readHeld: async (): Promise<HeldRemovals | null> => {
      const { rows } = await pool.query<{ count: number; since: string }>(SUM_UP, [siteId]);
      const { count = 0, since } = rows[0] ?? {};
      if (count === 0) return null;
      const pages = await list();
      return { count, since: Number(since), pages, list: hashPages(pages) };
    },
    /**
     * Permits the pages of a list for an hour, and returns the jobs that find them again; null, and
     * nothing is permitted, when other pages are listed now.
     */
    permit: async (given: string): Promise<readonly BakeJob[] | null> => {
      const pages = await list();
      if (pages.length === 0 || hashPages(pages) !== given) return null;
      const names = pages.map(({ page }) => page);
      const { rows } = await pool.query<{ job: BakeJob }>(PERMIT, [siteId, names]);
      return rows.map(({ job }) => job);
    },
    /** Returns why those of the pages wait for a person that do. */
    findHeld: async (pages: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const { rows } = await pool.query<Loss>(FIND, [siteId, pages]);
      return new Map(rows.map(({ page, reason }) => [page, reason]));
    },
    /** Permits those of the pages that wait for an hour, and returns the jobs that find them again. */
    permitPages: async (pages: readonly string[]): Promise<readonly BakeJob[]> => {
      const { rows } = await pool.query<{ job: BakeJob }>(PERMIT, [siteId, pages]);
      return rows.map(({ job }) => job);
    },
    /** Returns the pages that may be removed now. */
    readPermitted: async (): Promise<ReadonlySet<string>> => {
      const { rows } = await pool.query<{ page: string }>(PERMITTED, [siteId]);
      return new Set(rows.map(({ page }) => page));
    },
  };
}

const hashPages = (pages: readonly Loss[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pages.map(({ page }) => page)))
    .digest('hex');
