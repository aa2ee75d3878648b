import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Pool } from 'pg';
import { isOutsideError, messageOf } from '../bake/errors.ts';
import type { SharedTokens } from '../bake/session/sharedTokens.ts';
import { createLeadership, createSiteLocks, type Leadership, type SiteLocks } from './siteLocks.ts';
import { createStoredChanges, type StoredChanges } from './storedChanges.ts';
import { createStoredDeliveries, type StoredDeliveries } from './storedDeliveries.ts';
import { createStoredHooks, type StoredHooks } from './storedHooks.ts';
import { createStoredPages, type StoredPages } from './storedPages.ts';
import { createStoredPurges, type StoredPurges } from './storedPurges.ts';
import { createStoredRemovals, type StoredRemovals } from './storedRemovals.ts';
import { createStoredRenderings, type StoredRenderings } from './storedRenderings.ts';
import { createStoredSweep, type StoredSweep } from './storedSweep.ts';
import { TextClient } from './storedText.ts';
import { createStoredTokens } from './storedTokens.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const APPLICATION_NAME = 'broadsheet';
/** Connections of one process; most statements are short. A leader and each lock have their own. */
const MAX_CONNECTIONS = 8;

const SAVE_NOTHING = 'UPDATE site SET name = name WHERE id = $1';

/** What the publisher remembers of a site between runs. */
export interface Store {
  readonly pages: StoredPages;
  readonly changes: StoredChanges;
  readonly purges: StoredPurges;
  readonly removals: StoredRemovals;
  readonly hooks: StoredHooks;
  readonly renderings: StoredRenderings;
  readonly sweep: StoredSweep;
  readonly tokens: SharedTokens;
  readonly locks: SiteLocks;
  readonly leadership: Leadership;
  /** Returns what a target has (`Target.name`). */
  readonly deliveries: (target: string) => StoredDeliveries;
  /** Rejects when the database does not answer, or refuses to save. */
  readonly checkSaving: () => Promise<void>;
  /** Number of the site in the database. */
  readonly siteId: number;
  /** Saves what waits and closes the connections. Rejects when something could not be saved. */
  readonly close: () => Promise<void>;
}

export interface StoreAddress {
  /** Address of the database. */
  readonly url: string;
  /** Name of the site (`siteNameOf`). */
  readonly site: string;
}

/** The databases whose tables this process has brought up to date. */
const migrated = new Map<string, Promise<void>>();

/** Opens the store of a site; creates or updates its tables. Rejects with `DatabaseFailed` when there is no connection. */
export async function openStore({ url, site }: StoreAddress): Promise<Store> {
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
    const close = async () => {
      try {
        await pages.flush();
      } finally {
        await leadership.end();
        await pool.end();
      }
    };
    const removals = createStoredRemovals(pool, siteId);
    const purges = createStoredPurges(pool, siteId);
    const hooks = createStoredHooks(pool, siteId);
    const renderings = createStoredRenderings(pool, siteId);
    const sweep = createStoredSweep(pool, siteId);
    const deliveries = (target: string) => createStoredDeliveries(pool, siteId, target);
    const changes = createStoredChanges(pool, siteId);
    const locks = createSiteLocks(pool, siteId);
    const tokens = createStoredTokens(pool, siteId, locks);
    const parts = { pages, changes, purges, removals, hooks, renderings, sweep, locks, leadership };
    const checkSaving = async () => {
      await pool.query(SAVE_NOTHING, [siteId]);
    };
    return { ...parts, tokens, deliveries, checkSaving, siteId, close };
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
  await runner({
    databaseUrl: { connectionString: url, application_name: APPLICATION_NAME },
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migration',
    log: () => {},
    // Publishers that start at the same moment take turns.
    advisoryLockMode: 'wait',
  });
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
