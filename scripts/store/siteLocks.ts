import type { Pool, PoolClient } from 'pg';

/**
 * Locks of a site among the publishers of all machines. The database releases them when the
 * connection of their process ends for any reason.
 */
export type SiteLocks = ReturnType<typeof createSiteLocks>;

/** Second key of the locks whose first key is the id of the site. */
const SITE = 0;
const LEADER = 1;

const LOCK = 'SELECT pg_advisory_lock($1, $2)';
const LOCK_SHARED = 'SELECT pg_advisory_lock_shared($1, $2)';
// In the same order in every process: none waits for another forever. Negative: keys of their own.
const LOCK_NAMES = `
  SELECT pg_advisory_lock(-$1::integer, key)
  FROM (SELECT DISTINCT hashtext(name) AS key FROM unnest($2::text[]) AS name ORDER BY key) AS names`;
const UNLOCK = 'SELECT pg_advisory_unlock_all()';
const TRY_LOCK = 'SELECT pg_try_advisory_lock($1, $2) AS is_leader';

/** Returns the locks of a site. Each lock has a connection of the pool until it is released. */
export function createSiteLocks(pool: Pool, siteId: number) {
  const hold = async <T>(
    take: (client: PoolClient) => Promise<unknown>,
    work: () => Promise<T>,
  ): Promise<T> => {
    const client = await pool.connect();
    await take(client).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    return work().finally(() => unlock(client));
  };
  return {
    /** Does work while no other process publishes anything of the site. */
    withSite: <T>(work: () => Promise<T>): Promise<T> =>
      hold((client) => client.query(LOCK, [siteId, SITE]), work),
    /**
     * Does work while no other process publishes these pages, or has locked the site. Processes publish
     * different pages at the same time.
     */
    withPages: <T>(names: readonly string[], work: () => Promise<T>): Promise<T> =>
      hold(async (client) => {
        await client.query(LOCK_SHARED, [siteId, SITE]);
        await client.query(LOCK_NAMES, [siteId, names]);
      }, work),
    /** Does work while no other process has locked this name; independent of the other locks. */
    withName: <T>(name: string, work: () => Promise<T>): Promise<T> =>
      hold((client) => client.query(LOCK_NAMES, [siteId, [name]]), work),
  };
}

/**
 * Returns the leadership of a site, which this process does not have yet: one of the publishers of a site
 * does what is to be done once.
 */
export function createLeadership(pool: Pool, siteId: number) {
  let leader: PoolClient | null = null;

  /** Returns whether the connection that has the lock is still there. */
  async function isHeld(client: PoolClient): Promise<boolean> {
    try {
      await client.query('SELECT 1');
      return true;
    } catch {
      client.release(true);
      return false;
    }
  }

  return {
    /** Returns whether this process leads; it becomes the leader when there is none. */
    has: async (): Promise<boolean> => {
      if (leader && (await isHeld(leader))) return true;
      leader = null;
      const client = await pool.connect();
      const { rows } = await client
        .query<{ is_leader: boolean }>(TRY_LOCK, [siteId, LEADER])
        .catch((error: unknown) => {
          client.release(true);
          throw error;
        });
      if (!rows[0]?.is_leader) {
        client.release();
        return false;
      }
      leader = client;
      return true;
    },
    /** Lets another process lead. */
    end: async (): Promise<void> => {
      const client = leader;
      leader = null;
      if (client) await unlock(client);
    },
  };
}

/** Releases all locks of a connection. */
async function unlock(client: PoolClient): Promise<void> {
  try {
    await client.query(UNLOCK);
    client.release();
  } catch {
    // The server releases the locks of a connection that is closed.
    client.release(true);
  }
}
