import { expect, it } from 'vitest';
import { siteNameOf } from '../../scripts/bake/folderLock.ts';
import type { PublisherLog } from '../../scripts/publish/publisherLog.ts';
import { openStore } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();
const { runs } = test;

/** A log that counts sweeps. */
function countSweeps() {
  const sweeps: string[] = [];
  const ignore = () => {};
  const info: PublisherLog['info'] = ({ event }) => {
    if (event === 'sweep') sweeps.push(event);
  };
  return { log: { debug: ignore, info, warn: ignore, error: ignore }, sweeps };
}

it('sweeps again for a request that arrives during a sweep, also where another publisher leads', async () => {
  await test.start();
  const { log, sweeps } = countSweeps();
  const second = await test.start({ log });
  expect(sweeps).toEqual([]);
  const store = await openStore({ url: requireDatabaseUrl(), site: siteNameOf(runs.outDir) });
  try {
    // Another publisher sweeps.
    const unlock = await store.locks.lockName('sweep');
    await second.receive({ kind: 'site', ids: [] });
    await second.receive({ kind: 'site', ids: [] });
    expect(sweeps).toEqual([]);
    await unlock();
    await expect.poll(() => sweeps.length, WAIT).toBe(2);
  } finally {
    await store.close();
  }
});
