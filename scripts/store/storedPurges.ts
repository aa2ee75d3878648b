import type { Pool } from 'pg';

/** Addresses at one time. */
export interface NotedAddresses {
  readonly addresses: readonly string[];
  /** Of the database. */
  readonly at: Date;
}

/** The addresses of a site that are to be removed from the cache of the CDN. */
export type StoredPurges = ReturnType<typeof createStoredPurges>;

const ADD = `
  INSERT INTO purge (site_id, address) SELECT $1, unnest($2::text[])
  ON CONFLICT (site_id, address) DO UPDATE SET noted_at = excluded.noted_at`;
const LIST = 'SELECT address FROM purge WHERE site_id = $1 ORDER BY noted_at, address LIMIT $2';
const COUNT = 'SELECT count(*)::integer AS count FROM purge WHERE site_id = $1';
const FIND = 'SELECT address FROM purge WHERE site_id = $1 AND address = ANY($2)';
const NOW = 'SELECT clock_timestamp() AS at';
const REMOVE = 'DELETE FROM purge WHERE site_id = $1 AND address = ANY($2) AND noted_at <= $3';

/** Returns the addresses of a site. */
export const createStoredPurges = (pool: Pool, siteId: number) => ({
  add: async (addresses: readonly string[]): Promise<void> => {
    // In one order: statements that lock rows in several could wait for each other.
    if (addresses.length > 0) await pool.query(ADD, [siteId, [...new Set(addresses)].sort()]);
  },
  /** Returns the addresses that have waited longest. */
  list: async (limit: number): Promise<NotedAddresses> => {
    const now = await pool.query<{ at: Date }>(NOW);
    const { rows } = await pool.query<{ address: string }>(LIST, [siteId, limit]);
    return { addresses: rows.map(({ address }) => address), at: now.rows[0]?.at ?? new Date(0) };
  },
  /** Returns how many addresses wait. */
  count: async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(COUNT, [siteId]);
    return rows[0]?.count ?? 0;
  },
  /** Returns those of the addresses that wait. */
  findWaiting: async (addresses: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await pool.query<{ address: string }>(FIND, [siteId, addresses]);
    return new Set(rows.map(({ address }) => address));
  },
  /** Forgets purged addresses; those that were added after `list` stay. */
  remove: async ({ addresses, at }: NotedAddresses): Promise<void> => {
    await pool.query(REMOVE, [siteId, addresses, at]);
  },
});
