import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Pool } from 'pg';
import { isOutsideError, messageOf } from '../bake/errors.ts';
import { createLeadership, createSiteLocks } from './siteLocks.ts';
import { createStoredChanges } from './storedChanges.ts';
import { createStoredDeliveries } from './storedDeliveries.ts';
import { createStoredHooks } from './storedHooks.ts';
import { createStoredPages } from './storedPages.ts';
import { createStoredPurges } from './storedPurges.ts';
import { createStoredRemovals } from './storedRemovals.ts';
import { createStoredRenderings } from './storedRenderings.ts';
import { createStoredSweep } from './storedSweep.ts';
import { TextClient } from './storedText.ts';
import { createStoredTokens } from './storedTokens.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const APPLICATION_NAME = 'broadsheet';
/** Connections of one process; most statements are short. A leader and each lock have their own. */
const MAX_CONNECTIONS = 8;

const SAVE_NOTHING = 'UPDATE site SET name = name WHERE id = $1';

/** What the publisher remembers of a site between runs. */
export type Store = Awaited<ReturnType<typeof openStore>>;

export interface StoreAddress {
  /** Address of the database. */
  readonly url: string;
  /** Name of the site (`siteNameOf`). */
  readonly site: string;
}

/** The databases whose tables this process has brought up to date. */
const migrated = new Map<string, Promise<void>>();

/** Opens the store of a site; creates or updates its tables. Rejects with `DatabaseFailed` when there is no connection. */
export async function openStore({ url, site }: StoreAddress) {
  await migrateOnce(url).catch((error: unknown) => {
    throw isOutsideError(error) ? new DatabaseFailed(messageOf(error), error) : error;
  });
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: MAX_CONNECTIONS,
    Client: TextClient,
    // An open store does not keep a process alive that is done.
    allowExitOnIdle: true,
  });
  // An idle connection that ends is replaced at the next statement, which reports what is wrong.
  pool.on('error', () => {});
  try {
    const siteId = await findSite(pool, site);
    const pages = createStoredPages(pool, siteId);
    const leadership = createLeadership(pool, siteId);
    const locks = createSiteLocks(pool, siteId);
    return {
      pages,
      changes: createStoredChanges(pool, siteId),
      purges: createStoredPurges(pool, siteId),
      removals: createStoredRemovals(pool, siteId),
      hooks: createStoredHooks(pool, siteId),
      renderings: createStoredRenderings(pool, siteId),
      sweep: createStoredSweep(pool, siteId),
      locks,
      leadership,
      tokens: createStoredTokens(pool, siteId, locks),
      /** Returns what a target has (`Target.name`). */
      deliveries: (target: string) => createStoredDeliveries(pool, siteId, target),
      /** Rejects when the database does not answer, or refuses to save. */
      checkSaving: async (): Promise<void> => {
        await pool.query(SAVE_NOTHING, [siteId]);
      },
      /** Number of the site in the database. */
      siteId,
      /** Saves what waits and closes the connections. Rejects when something could not be saved. */
      close: async (): Promise<void> => {
        try {
          await pages.flush();
        } finally {
          await leadership.end();
          await pool.end();
        }
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function migrateOnce(url: string): Promise<void> {
  const known = migrated.get(url);
  if (known) return known;
  const started = migrate(url).catch((error: unknown) => {
    migrated.delete(url);
    throw error;
  });
  migrated.set(url, started);
  return started;
}

async function migrate(url: string): Promise<void> {
  // A connection of its own would end this process when the server ends meanwhile.
  const dbClient = new TextClient({ connectionString: url, application_name: APPLICATION_NAME });
  try {
    await dbClient.connect();
    await runner({
      dbClient,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migration',
      log: () => {},
      // Publishers that start at the same moment take turns.
      advisoryLockMode: 'wait',
    });
  } finally {
    await dbClient.end().catch(() => {});
  }
}

async function findSite(pool: Pool, name: string): Promise<number> {
  await pool.query('INSERT INTO site (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM site WHERE name = $1', [name]);
  if (!rows[0]) throw new Error('the store has no row of the site');
  return rows[0].id;
}

/** The database cannot be used; the message is one sentence for the user. */
export class DatabaseFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be used (${reason}).`, { cause });
  }
}
