import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import { openPublishQueue, type QueuedTask } from '../../scripts/publish/publishQueue.ts';
import { openStore, type Store } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

/** NUL and half of an emoji, which PostgreSQL has in no text. */
const BAD = 'a\0b\ud83d';

describe('text that PostgreSQL refuses', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ url: requireDatabaseUrl(), site: randomUUID() });
  });
  afterAll(() => store.close());

  it.each<readonly [what: string, save: () => Promise<unknown>]>([
    ['the id of an event', () => store.hooks.receive(BAD, async () => {})],
    ['an address to purge', () => store.purges.add([BAD])],
    ['a purged address', () => store.purges.remove({ addresses: [BAD], at: new Date(0) })],
    ['tokens', () => store.tokens.exchange(async () => BAD)],
    ['the version of a build', () => store.renderings.save(BAD, BAD)],
    [
      'the version of a sweep',
      () => store.sweep.saveLastWhole({ startedAt: 0, tookMs: 0, siteVersion: BAD }),
    ],
    ['the name of a lock', () => store.locks.withName(BAD, async () => {})],
    ['the name of a page', () => store.pages.load([BAD])],
    ['the id of an article', () => store.pages.loadAround([BAD])],
    ['the name of a content', () => store.pages.readContent(BAD)],
    [
      'a delivered file',
      async () => {
        const files = store.deliveries(BAD);
        files.save(BAD, BAD);
        files.delete(`${BAD}2`);
        await files.load([BAD]);
      },
    ],
  ])('is saved without it: %s', async (_, save) => {
    await save();
  });

  it('changes the task that has it, and no other', async () => {
    const errors: string[] = [];
    const queue = await openPublishQueue({
      url: requireDatabaseUrl(),
      siteId: store.siteId,
      retries: 0,
      onError: ({ message }) => errors.push(message),
    });
    try {
      const column = { name: BAD } as never;
      const page = { route: 'newsDetail', params: { columnId: '1', id: '2' } } as const;
      await queue.add({ reason: 'event', subject: `add ${BAD}` });
      await queue.replaceSweep(
        [{ reason: 'sweep', subject: BAD, planned: { ...page, action: 'bake', column } }],
        { isStopped: false },
      );
      await store.hooks.receive(undefined, (transaction) =>
        queue.addAll([{ reason: 'event', subject: `addAll ${BAD}` }], transaction),
      );
      const seen: QueuedTask[] = [];
      await queue.work(async (tasks) => {
        seen.push(...tasks);
        return tasks.map(({ id }) => ({ id, state: 'failed', reason: BAD }));
      });
      await expect.poll(async () => (await queue.listFailed(9)).length, WAIT).toBe(3);
      expect(seen.map(({ task }) => task.subject).sort()).toEqual([
        'ab\ufffd',
        'add ab\ufffd',
        'addAll ab\ufffd',
      ]);
      expect((await queue.listFailed(1))[0]?.reason).toBe('ab\ufffd');
      expect(errors).toEqual([]);
    } finally {
      await queue.stop();
    }
  });
});

describe('a page that the database refuses', () => {
  const test = publisherRuns();

  it('is named in the summary of the run, which remembers all others', async () => {
    const name = `refused_${randomBytes(6).toString('hex')}`;
    const url = Object.assign(new URL(requireDatabaseUrl()), { pathname: `/${name}` }).href;
    await query(requireDatabaseUrl(), `CREATE DATABASE ${name}`);
    try {
      await (await openStore({ url, site: 'other' })).close();
      await query(url, "ALTER TABLE page ADD CHECK (name <> '10/2')");
      const { outDir, buildsDir } = test.runs;
      const answer = await bake({ settings: test.settings, outDir, buildsDir, databaseUrl: url });
      const failed = answer.ok ? answer.value.failed : [];
      expect(failed).toEqual([
        { subject: '10/2', kind: 'write', message: expect.stringContaining('not remembered') },
      ]);
      expect(await test.runs.page('10/2')).not.toBe('');
      const names = (await query(url, 'SELECT name FROM page')).map((row) => row.name);
      expect(names).toContain('10/1');
      expect(names).toContain('11/3');
    } finally {
      await query(requireDatabaseUrl(), `DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});

async function query(url: string, text: string): Promise<{ readonly name?: string }[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
