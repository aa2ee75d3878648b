import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

const MIGRATIONS = fileURLToPath(new URL('../../scripts/store/migrations', import.meta.url));
const NAMES = [
  '1_store',
  '2_page_content',
  '3_release',
  '4_sites',
  '5_shown_articles',
  '6_search',
  '7_whole_sweep',
  '8_purge',
  '9_tokens',
  '10_lost_parts',
  '11_held_removals',
  '12_sweep_request',
  '13_outdated_rows',
];

let url: string;
beforeEach(async () => {
  const name = `migrations_${randomBytes(6).toString('hex')}`;
  await query(requireDatabaseUrl(), `CREATE DATABASE ${name}`);
  url = Object.assign(new URL(requireDatabaseUrl()), { pathname: `/${name}` }).href;
});
afterEach(async () => {
  const name = new URL(url).pathname.slice(1);
  await query(requireDatabaseUrl(), `DROP DATABASE ${name} WITH (FORCE)`);
});

async function query(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Brings the database to the state of the first release. */
async function migrateFirst(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await cp(path.join(MIGRATIONS, '1_store.sql'), path.join(dir, '1_store.sql'));
    await runner({
      databaseUrl: url,
      dir,
      direction: 'up',
      migrationsTable: 'migration',
      log: () => {},
    });
  } finally {
    await rm(dir, { recursive: true });
  }
}

const listMigrations = async () =>
  (await query(url, 'SELECT name FROM migration ORDER BY id')).map(({ name }) => name);

it('creates the tables of an empty database', async () => {
  await (await openStore({ url, site: 'news' })).close();
  expect(await listMigrations()).toEqual(NAMES);
});

it('updates the tables of the first version and keeps what was published', async () => {
  await migrateFirst();
  expect(await listMigrations()).toEqual(NAMES.slice(0, 1));
  await query(
    url,
    `INSERT INTO site (name) VALUES ('news');
     INSERT INTO page SELECT id, 'specDetail/10/5', 'specDetail', '{"columnId":"10","id":"5"}', '5',
       'version', 'hash', NULL, 3, true, NULL FROM site`,
  );
  const store = await openStore({ url, site: 'news' });
  const around = await store.pages.loadAround([]);
  const content = await store.pages.readContent('specDetail/10/5');
  await store.close();
  expect([...around.values()]).toMatchObject([{ viewHash: 'hash', rowCount: 3 }]);
  expect(content).toBeUndefined();
  expect(await listMigrations()).toEqual(NAMES);
});
