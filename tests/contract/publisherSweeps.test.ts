import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { PublisherLog } from '../../scripts/publish/publisherLog.ts';
import { callOf } from '../unit/bake/site.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();

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
  const { log, sweeps } = countSweeps();
  await test.start({ log });
  const second = await test.start({ log });
  sweeps.length = 0;
  const held: ServerResponse[] = [];
  test.interfere = ({ url }, response) => {
    if (callOf(url.pathname) !== 'getConfig') return false;
    held.push(response);
    return true;
  };
  await second.receive({ kind: 'site', ids: [] });
  await expect.poll(() => held.length, WAIT).toBeGreaterThan(0);
  await second.receive({ kind: 'site', ids: [] });
  expect(sweeps).toEqual([]);
  test.interfere = () => false;
  for (const response of held) {
    response.end(JSON.stringify({ status: 0, data: test.site.config }));
  }
  await expect.poll(() => sweeps.length, WAIT).toBeGreaterThanOrEqual(2);
});
