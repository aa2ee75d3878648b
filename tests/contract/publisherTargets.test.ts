import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Purger } from '../../scripts/purge/purger.ts';
import { createS3Target } from '../../scripts/targets/s3Target.ts';
import { openS3Server, type S3Server } from '../helpers/s3Server.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();
const { runs, start, stop, edit, remove, isQuiet } = test;

let storage: S3Server;
beforeEach(async () => {
  storage = await openS3Server();
});
afterEach(async () => {
  await stop();
  await storage.close();
});

const createTarget = () =>
  createS3Target(storage.settings, test.settings, { maxAttempts: 1, requestTimeoutMs: 5_000 });
const key = (name: string) => `${test.settings.siteBase.slice(1)}/${name}`;
const readStored = async (name: string) => (await storage.readObject(key(name))).body.toString();

describe('a publisher with storage of another machine', () => {
  it('delivers the whole site, then each change', async () => {
    const { receive } = await start({ targets: [createTarget()] });
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('标题 1');
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('更正');
    await expect.poll(() => readStored('columnDetail/10.html'), WAIT).toContain('更正');
    await stop();
    const names = (await runs.pages()).map(key).sort();
    expect(await storage.listKeys()).toEqual(names);
  });

  it('removes what the folder no longer has', async () => {
    const { receive } = await start({ targets: [createTarget()] });
    await expect.poll(() => storage.listKeys(), WAIT).toContain(key('newsDetail/10/1.html'));
    remove(1);
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => storage.listKeys(), WAIT).not.toContain(key('newsDetail/10/1.html'));
  });

  it('delivers later what the storage refused', async () => {
    const { receive } = await start({ targets: [createTarget()] });
    await expect.poll(() => storage.listKeys(), WAIT).toContain(key('newsDetail/10/1.html'));
    storage.setFault((request) => (request.method === 'PUT' ? 503 : null));
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    await expect.poll(isQuiet, WAIT).toBe(true);
    storage.setFault(null);
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('更正');
  });

  it('removes the changed addresses from the cache of the CDN', async () => {
    const purged: string[] = [];
    const purger: Purger = {
      purge: async (addresses) => {
        purged.push(...addresses);
        return { purged: addresses, failed: [] };
      },
    };
    const { receive } = await start({ purger });
    purged.length = 0;
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    const { siteUrl, siteBase } = test.settings;
    await expect.poll(() => purged, WAIT).toContain(`${siteUrl}${siteBase}/newsDetail/10/1.html`);
    await expect.poll(() => purged, WAIT).toContain(`${siteUrl}${siteBase}/`);
    expect(purged).not.toContain(`${siteUrl}${siteBase}/newsDetail/10/2.html`);
  });
});
