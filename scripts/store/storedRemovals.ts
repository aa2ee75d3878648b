import type { Pool } from 'pg';

/** The removals of a site: how many pages were removed, and how many more may be. */
export interface StoredRemovals {
  readonly add: (pages: number) => Promise<void>;
  /** Returns how many pages were removed within this time (ms). */
  readonly countSince: (windowMs: number) => Promise<number>;
  /** Returns how many removals beyond the limits a person has permitted; null for none. */
  readonly readAllowed: () => Promise<number | null>;
  readonly allow: (pages: number) => Promise<void>;
  /** Takes removals off those that are permitted. */
  readonly countAllowed: (pages: number) => Promise<void>;
}

const ADD = 'INSERT INTO removal (site_id, pages) VALUES ($1, $2)';
const COUNT = `
  SELECT coalesce(sum(pages), 0)::integer AS count FROM removal
  WHERE site_id = $1 AND removed_at > now() - $2 * interval '1 millisecond'`;
const READ_ALLOWED = 'SELECT allowed_removals AS allowed FROM site WHERE id = $1';
const ALLOW = 'UPDATE site SET allowed_removals = $2 WHERE id = $1';
const COUNT_ALLOWED = `
  UPDATE site SET allowed_removals = greatest(0, allowed_removals - $2)
  WHERE id = $1 AND allowed_removals > 0`;

/** Returns the removals of a site. */
export function createStoredRemovals(pool: Pool, siteId: number): StoredRemovals {
  const write = (statement: string) => async (pages: number) => {
    await pool.query(statement, [siteId, pages]);
  };
  return {
    add: write(ADD),
    countSince: async (windowMs) => {
      const { rows } = await pool.query<{ count: number }>(COUNT, [siteId, windowMs]);
      return rows[0]?.count ?? 0;
    },
    readAllowed: async () => {
      const { rows } = await pool.query<{ allowed: number }>(READ_ALLOWED, [siteId]);
      return rows[0]?.allowed || null;
    },
    allow: write(ALLOW),
    countAllowed: write(COUNT_ALLOWED),
  };
}
