import type { Pool } from 'pg';

/** The pages that were removed from a site, as counts with their time. */
export interface StoredRemovals {
  readonly add: (pages: number) => Promise<void>;
  /** Returns how many pages were removed within this time (ms). */
  readonly countSince: (windowMs: number) => Promise<number>;
}

const ADD = 'INSERT INTO removal (site_id, pages) VALUES ($1, $2)';
const COUNT = `
  SELECT coalesce(sum(pages), 0)::integer AS count FROM removal
  WHERE site_id = $1 AND removed_at > now() - $2 * interval '1 millisecond'`;

/** Returns the removals of a site. */
export const createStoredRemovals = (pool: Pool, siteId: number): StoredRemovals => ({
  add: async (pages) => {
    await pool.query(ADD, [siteId, pages]);
  },
  countSince: async (windowMs) => {
    const { rows } = await pool.query<{ count: number }>(COUNT, [siteId, windowMs]);
    return rows[0]?.count ?? 0;
  },
});
