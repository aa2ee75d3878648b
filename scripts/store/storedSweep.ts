import type { Pool } from 'pg';

/** Whether the pages of sweeps are rendered: all publishers of a site share it. */
export interface StoredSweep {
  readonly isStopped: () => Promise<boolean>;
  readonly setStopped: (isStopped: boolean) => Promise<void>;
}

const READ = 'SELECT is_sweep_stopped AS stopped FROM site WHERE id = $1';
const WRITE = 'UPDATE site SET is_sweep_stopped = $2 WHERE id = $1';

/** Returns the state of the sweeps of a site. */
export const createStoredSweep = (pool: Pool, siteId: number): StoredSweep => ({
  isStopped: async () => {
    const { rows } = await pool.query<{ stopped: boolean }>(READ, [siteId]);
    return rows[0]?.stopped ?? false;
  },
  setStopped: async (isStopped) => {
    await pool.query(WRITE, [siteId, isStopped]);
  },
});
