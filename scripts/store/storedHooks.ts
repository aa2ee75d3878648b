import type { Pool } from 'pg';

/** After so many days the id of a received event is forgotten. */
const MAX_AGE_DAYS = 2;

/** The events that were received, so that a repeated one is done once. */
export interface StoredHooks {
  /** Saves the id of an event; returns false when it was received before. */
  readonly receive: (id: string) => Promise<boolean>;
  /** Forgets an event that could not be queued: its repetition counts. */
  readonly forget: (id: string) => Promise<void>;
}

const INSERT = 'INSERT INTO hook (site_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const DELETE = 'DELETE FROM hook WHERE site_id = $1 AND id = $2';
const DELETE_OLD = `DELETE FROM hook WHERE received_at < now() - interval '${MAX_AGE_DAYS} days'`;

/** Returns the received events of a site. */
export const createStoredHooks = (pool: Pool, siteId: number): StoredHooks => ({
  receive: async (id) => {
    const { rowCount } = await pool.query(INSERT, [siteId, id]);
    if (rowCount === 0) return false;
    await pool.query(DELETE_OLD);
    return true;
  },
  forget: async (id) => {
    await pool.query(DELETE, [siteId, id]);
  },
});
