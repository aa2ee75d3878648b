import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { publishOnce } from '../../scripts/publish/publishOnce.ts';
import type { Purger } from '../../scripts/purge/purger.ts';
import { createS3Target } from '../../scripts/targets/s3Target.ts';
import { openS3Server, type S3Server } from '../helpers/s3Server.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
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
const isRetrying = async () => (await test.readStatus()).queue.retrying > 0;
const readStored = async (name: string) => (await storage.readObject(key(name))).body.toString();

describe('a publisher with storage of another machine', () => {
  it('delivers the whole site, then each change, later what the storage refused, and removals', async () => {
    const { receive } = await start({ targets: [createTarget()] });
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('标题 1');
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('更正');
    await expect.poll(() => readStored('columnDetail/10.html'), WAIT).toContain('更正');
    storage.setFault((request) => (request.method === 'PUT' ? 503 : null));
    edit(1, 10, '再更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('再更正');
    await expect.poll(isQuiet, WAIT).toBe(true);
    storage.setFault(null);
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('再更正');

    remove(2);
    await receive({ kind: 'article', ids: ['10/2'] });
    await expect.poll(() => storage.listKeys(), WAIT).not.toContain(key('newsDetail/10/2.html'));
    await stop();
    // Sitemaps, which come later, may have been refused.
    const isPage = (name: string) => name.endsWith('.html');
    // Storage has no links: the page is there a second time.
    const byId = ['newsDetail/1.html', 'newsDetail/3.html'];
    const names = [...(await runs.pages()), ...byId].filter(isPage).map(key).sort();
    expect((await storage.listKeys()).filter(isPage)).toEqual(names);
    expect(await readStored('newsDetail/1.html')).toContain('再更正');
  });

  it('publishes on another machine what the storage has refused', async () => {
    const first = await start({ targets: [createTarget()], site: 'news' });
    await expect.poll(() => storage.listKeys(), WAIT).toContain(key('newsDetail/10/1.html'));
    storage.setFault((request) => (request.method === 'PUT' ? 503 : null));
    edit(1, 10, '更正');
    await first.receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    await expect.poll(isRetrying, WAIT).toBe(true);
    expect(await first.check({ isDeep: true })).toContain('did not accept');
    expect(await first.check({ isDeep: false })).toBeNull();
    await stop();
    storage.setFault(null);
    const outDir = path.join(runs.dir, 'other');
    await start({ targets: [createTarget()], site: 'news', outDir });
    await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain('更正');
  });

  it('removes after a new start what the storage has refused to remove', async () => {
    const { receive } = await start({ targets: [createTarget()] });
    await expect.poll(() => storage.listKeys(), WAIT).toContain(key('newsDetail/10/1.html'));
    storage.setFault((request) => (request.method === 'POST' ? 503 : null));
    remove(1);
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(isRetrying, WAIT).toBe(true);
    expect(await storage.listKeys()).toContain(key('newsDetail/10/1.html'));
    await stop();
    storage.setFault(null);
    await start({ targets: [createTarget()] });
    await expect.poll(() => storage.listKeys(), WAIT).not.toContain(key('newsDetail/10/1.html'));
  });

  it('delivers again a page that has the bytes of before on this machine only', async () => {
    const folders = ['one', 'two'].map((name) => path.join(runs.dir, name));
    const machine = (outDir: string) => start({ targets: [createTarget()], site: 'news', outDir });
    await machine(folders[0] as string);
    const publish = async (folder: number, title: string, version: number) => {
      await stop();
      const { receive } = await machine(folders[folder] as string);
      edit(1, 10, title, version);
      await receive({ kind: 'article', ids: ['10/1'] });
      await expect.poll(() => readStored('newsDetail/10/1.html'), WAIT).toContain(title);
    };
    const version = Date.UTC(2026, 2, 3);
    await publish(0, '第一版', version);
    await publish(1, '第二版', version + 1);
    await publish(0, '第一版', version);
  });

  it('ends a command with 1 when the storage refuses files', async () => {
    await start({ targets: [createTarget()] });
    // With the build, whose files the command would be refused before the article's.
    await expect.poll(() => storage.listKeys(), WAIT).toContain(key('newsDetail/10/1.html'));
    await stop();
    const texts: string[] = [];
    const publish = () =>
      publishOnce({
        settings: test.settings,
        site: undefined,
        outDir: runs.outDir,
        buildsDir: runs.buildsDir,
        databaseUrl: requireDatabaseUrl(),
        compress: false,
        targets: [createTarget()],
        purger: null,
        isDryRun: false,
        bakeArgs: ['--article', '10/1'],
        removalLimits: { percent: 2, pages: 20 },
        log: createPublisherLog({ level: 'silent' }),
        stdout: { write: (text) => texts.push(text) },
        stderr: { write: (text) => texts.push(text) },
      });
    edit(1, 10, '更正');
    storage.setFault((request) => (request.method === 'PUT' ? 503 : null));
    expect(await publish()).toBe(1);
    // The article has two addresses; which is refused first is not said.
    expect(texts.join('')).toMatch(/did not accept newsDetail\/(?:10\/)?1\.html/);
    storage.setFault(null);
    expect(await publish()).toBe(0);
    expect(await readStored('newsDetail/10/1.html')).toContain('更正');
  });

  it('removes the changed addresses from the cache of the CDN', async () => {
    const cdn = createCdn();
    const { receive } = await start({ purger: cdn });
    // The whole site is published first, and all of it removed from the cache.
    await expect.poll(() => cdn.purged, WAIT).toContain(address('newsDetail/10/2.html'));
    cdn.purged.length = 0;
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => cdn.purged, WAIT).toContain(address('newsDetail/10/1.html'));
    await expect.poll(() => cdn.purged, WAIT).toContain(address(''));
    expect(cdn.purged).not.toContain(address('newsDetail/10/2.html'));
  });

  it.each([
    ['in the folder', () => []],
    ['in storage', () => [createTarget()]],
  ])('removes later what the CDN refused to remove: %s', async (_, createTargets) => {
    const cdn = createCdn();
    const { receive } = await start({ purger: cdn, targets: createTargets() });
    await expect.poll(isQuiet, WAIT).toBe(true);
    cdn.isDown = true;
    remove(1);
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => cdn.refused, WAIT).toContain(address('newsDetail/10/1.html'));
    await stop();
    cdn.isDown = false;
    cdn.purged.length = 0;
    // Another publisher, which has nothing to deliver.
    const second = await start({ purger: cdn, targets: createTargets() });
    await expect.poll(() => cdn.purged, WAIT).toContain(address('newsDetail/10/1.html'));
    cdn.purged.length = 0;
    edit(2, 10, '更正');
    await second.receive({ kind: 'article', ids: ['10/2'] });
    await expect.poll(() => cdn.purged, WAIT).toContain(address('newsDetail/10/2.html'));
    expect(cdn.purged).not.toContain(address('newsDetail/10/1.html'));
  });
});

const address = (name: string) => `${test.settings.siteUrl}${test.settings.siteBase}/${name}`;

/** The cache of a CDN that may refuse everything. */
function createCdn(): Purger & { isDown: boolean; purged: string[]; refused: string[] } {
  const cdn: ReturnType<typeof createCdn> = {
    isDown: false,
    purged: [],
    refused: [],
    purge: async (addresses) => {
      (cdn.isDown ? cdn.refused : cdn.purged).push(...addresses);
      return cdn.isDown
        ? { purged: [], failed: [{ addresses, error: { kind: 'server', message: 'down' } }] }
        : { purged: addresses, failed: [] };
    },
  };
  return cdn;
}
