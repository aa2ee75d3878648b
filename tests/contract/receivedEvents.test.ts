import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const PROGRAM = fileURLToPath(new URL('./killedReceiver.ts', import.meta.url));
const PAGES = 50;

const test = publisherRuns();
const execute = promisify(execFile);

/** Returns how many tasks of articles whose id begins so were ever saved. */
async function countTasks(prefix: string): Promise<number> {
  const client = new Client({ connectionString: requireDatabaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS count FROM pgboss.job
       WHERE starts_with(data->'event'->>'id', $1)`,
      [prefix],
    );
    return rows[0].count;
  } finally {
    await client.end();
  }
}

it('saves an event with all its tasks or not at all, also in a publisher that is killed', async () => {
  const { runs } = test;
  const id = randomUUID();
  const ids = Array.from({ length: PAGES }, (_, i) => `${id}-${i}`);
  const event = { kind: 'article', ids, id } as const;
  for (const statement of ['singletonKey', 'COMMIT']) {
    const [settings, text] = [test.settings, event].map((one) => JSON.stringify(one)) as string[];
    const args = [statement, runs.outDir, runs.buildsDir, settings, text] as string[];
    const ended = await execute(process.execPath, [PROGRAM, ...args]).catch((error) => error);
    expect(ended.signal, statement).toBe('SIGKILL');
    expect(await countTasks(id), statement).toBe(0);
  }
  const { receive } = await test.start();
  for (const isNew of [true, false]) {
    expect(await receive(event)).toBe(isNew);
    expect(await countTasks(id)).toBe(PAGES);
  }
});

it('compares the site for an event whose publisher has ended before it could', async () => {
  const { runs, start, stop, edit } = test;
  const first = await start();
  // Nothing is compared from here on.
  test.interfere = () => true;
  edit(1, 10, '更正');
  expect(await first.receive({ kind: 'site', ids: [], id: randomUUID() })).toBe(true);
  test.interfere = (_, response) => {
    response.destroy();
    return true;
  };
  await stop();
  test.interfere = () => false;
  await start();
  await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
});
