import pLimit from 'p-limit';
import type { Pool } from 'pg';
import type { SharedTokens } from '../bake/session/sharedTokens.ts';
import type { SiteLocks } from './siteLocks.ts';

const LOCK = 'tokens';
const READ = 'SELECT tokens FROM site WHERE id = $1';
const SAVE = 'UPDATE site SET tokens = $2 WHERE id = $1';

/** Returns the tokens that the publishers of a site share, on all machines. */
export function createStoredTokens(
  pool: Pool,
  siteId: number,
  locks: Pick<SiteLocks, 'withName'>,
): SharedTokens {
  const read = async () => {
    const { rows } = await pool.query<{ tokens: string }>(READ, [siteId]);
    return rows[0]?.tokens ?? '';
  };
  // Each lock has a connection: those that wait for it must not have all that there are.
  const takeTurn = pLimit(1);
  return {
    read,
    exchange: (work) =>
      takeTurn(() =>
        locks.withName(LOCK, async () => {
          const saved = await read();
          const text = await work(saved);
          if (text !== saved) await pool.query(SAVE, [siteId, text]);
        }),
      ),
  };
}
