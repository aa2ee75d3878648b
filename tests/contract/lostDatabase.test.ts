import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptPublisher, keepPublisher } from '../../scripts/publish/keepPublisher.ts';
import { startPublisher } from '../../scripts/publish/publisher.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import { joinEmbeddedServer } from '../../scripts/store/joinDatabase.ts';
import { findRunningServer } from '../../scripts/store/postmasterFile.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const KILLS = 20;
const LIMIT_MS = 400_000;

const test = publisherRuns();
const { runs, edit } = test;
let folder: string;
let kept: KeptPublisher;
/** The last address of the server. */
let url = '';

const findServer = () => findRunningServer(path.join(folder, 'cluster', 'data'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lost-database-'));
  // The account of the server enters it.
  await chmod(folder, 0o755);
  const log = createPublisherLog({ level: 'silent' });
  const join = async () => {
    const server = await joinEmbeddedServer(folder);
    url = server.url;
    return server;
  };
  kept = await keepPublisher({
    database: await join(),
    join,
    start: (databaseUrl) =>
      startPublisher({
        settings: test.settings,
        outDir: runs.outDir,
        buildsDir: runs.buildsDir,
        databaseUrl,
        compress: false,
        targets: [],
        purger: null,
        log,
        removalLimits: { percent: 2, pages: 20 },
        pollSeconds: 0,
        sweepMinutes: 0,
        metrics: createPublisherMetrics(),
      }),
    log,
  });
});
afterEach(async () => {
  await kept.publisher.stop();
  expect(await findServer(), 'after the end of its last user').toBeNull();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** Sends an event as content servers do: again until it is confirmed. */
const confirm = (ids: readonly string[]): Promise<void> =>
  expect
    .poll(() => kept.publisher.receive({ kind: 'article', ids }).catch(() => false), WAIT)
    .toBe(true);

async function publishEdit(title: string): Promise<void> {
  edit(1, 10, title);
  await confirm(['10/1']);
  await expect.poll(() => runs.page('10/1').catch(() => ''), WAIT).toContain(title);
}

it('publishes after the end of its embedded server, and of a process of that', async () => {
  await publishEdit('第一版');
  const first = url;
  process.kill((await findServer())?.pid ?? 0, 'SIGKILL');
  await publishEdit('第二版');
  expect(url).not.toBe(first);
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // The server ends all connections.
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await publishEdit('第三版');
  expect(await kept.publisher.check({ isDeep: true })).toBeNull();
});

it('publishes every confirmed event while its embedded server is killed twenty times', {
  tags: ['sweep'],
  timeout: LIMIT_MS,
}, async () => {
  const ids = Array.from({ length: 6 }, (_, index) => 100 + index);
  const titleOf = (id: number, kill: number) => `新 ${id}.${kill}`;
  for (let kill = 0; kill < KILLS; kill++) {
    for (const id of ids) edit(id, 10, titleOf(id, kill), Date.UTC(2026, 2, 2) + kill);
    const confirmed = ids.map((id) => confirm([`10/${id}`]));
    // The first confirmation, or the second, and so on: it has more and less to do.
    await confirmed[kill % ids.length];
    process.kill((await findServer())?.pid ?? 0, 'SIGKILL');
    await Promise.all(confirmed);
  }
  for (const id of ids) {
    await expect.poll(() => runs.page(`10/${id}`), WAIT).toContain(titleOf(id, KILLS - 1));
  }
});
