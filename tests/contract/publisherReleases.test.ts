import { describe, expect, it } from 'vitest';
import { siteNameOf } from '../../scripts/bake/folderLock.ts';
import type { PublisherStatus } from '../../scripts/publish/publisherStatus.ts';
import { readLiveVersion, savePin } from '../../scripts/release/builds.ts';
import { openStore } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { callOf } from '../unit/bake/site.ts';
import { addEdition, findEdition } from './addEdition.ts';
import { createMemoryTarget } from './memoryTarget.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();
const { runs, start, stop, edit, readStatus, isQuiet } = test;

const add = (edition: string) => addEdition(runs.buildsDir, edition);

const ARTICLES = ['10/1', '10/2', '11/3'];

/** The editions of the builds whose renderer made the articles. */
async function listEditions(): Promise<string[]> {
  const pages = await Promise.all(ARTICLES.map((ref) => runs.page(ref)));
  return [...new Set(pages.map(findEdition))];
}

describe('a publisher', () => {
  it('puts a new build live and renders all pages again', async () => {
    await start({ pollSeconds: 0.1 });
    const { version } = await add('second');
    await expect.poll(listEditions, WAIT).toEqual(['second']);
    expect(await readLiveVersion(runs.outDir)).toBe(version);
    expect(await runs.pages()).toContain('_astro/second.svg');
  });

  it('does so without polling when it publishes an event', async () => {
    const { receive } = await start();
    await add('second');
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(listEditions, WAIT).toEqual(['second']);
  });

  it('rolls back to a pinned build, and forward again to the same pages', async () => {
    const second = await add('second');
    const third = await add('third');
    await start({ pollSeconds: 0.1 });
    expect(await listEditions()).toEqual(['third']);
    // A publisher writes its manifest and sitemaps later.
    const read = async () => {
      const names = (await runs.pages()).filter((name) => name.endsWith('.html'));
      return Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await runs.read(name)] as const)),
      );
    };
    await expect.poll(isQuiet, WAIT).toBe(true);
    const before = await read();
    await savePin(runs.buildsDir, second.version);
    await expect.poll(listEditions, WAIT).toEqual(['second']);
    expect(await runs.read('newsDetail.html')).toContain('second.svg');
    await savePin(runs.buildsDir, third.version);
    await expect.poll(listEditions, WAIT).toEqual(['third']);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(await read()).toEqual(before);
  });

  it('renders the newest pages first', async () => {
    const day = Date.UTC(2026, 2, 2);
    for (let id = 100; id < 160; id++) edit(id, 10, `新 ${id}`, day + (id % 60) * 1000);
    await start();
    const asked = test.server.seen
      .filter(({ url }) => callOf(url.pathname) === 'getArticleContent')
      .map(({ url }) => Number(url.searchParams.get('articleId')));
    const newest = Array.from({ length: 60 }, (_, i) => 100 + i)
      .sort((a, b) => (b % 60) - (a % 60))
      .slice(0, 20);
    expect(new Set(asked.slice(0, 20))).toEqual(new Set(newest));
  });

  it('counts the pages that each build made', async () => {
    const second = await add('second');
    await start();
    await stop();
    const store = await openStore({ url: requireDatabaseUrl(), site: siteNameOf(runs.outDir) });
    try {
      const counts = await store.renderings.countPages();
      expect([...counts.keys()]).toEqual([second.version]);
      expect(counts.get(second.version)).toBe(await store.pages.count());
    } finally {
      await store.close();
    }
  });

  it('delivers the assets of a build before the pages that name them, and keeps them there', async () => {
    const { target, files, broken } = createMemoryTarget();
    await add('second');
    await start({ pollSeconds: 0.1, targets: [target] });
    const { receive } = await start({ targets: [target] });
    await add('third');
    for (const [i, article] of ARTICLES.entries()) {
      edit(i + 1, i < 2 ? 10 : 11, '更正');
      await receive({ kind: 'article', ids: [article] });
    }
    await expect.poll(listEditions, WAIT).toEqual(['third']);
    await expect.poll(isQuiet, WAIT).toBe(true);
    await stop();
    expect(files.get('newsDetail.html')).toContain('third.svg');
    expect([...files.keys()]).toContain('_astro/second.svg');
    expect(broken).toEqual([]);
    // In place of the links of the folder.
    const byId = ['1', '2', '3'].map((id) => `newsDetail/${id}.html`);
    expect([...files.keys()].sort()).toEqual([...(await runs.pages()), ...byId].sort());
  });
});

/** Adds articles to the content server, and returns their number. */
function addArticles(): number {
  for (let id = 100; id < 160; id++) edit(id, 10, `新 ${id}`);
  return 60;
}
const hasPlanned = ({ sweep }: PublisherStatus) => sweep !== null;

describe('a stopped sweep', () => {
  it('renders nothing, also after a new start, while events are published', async () => {
    await (await start()).stopSweep();
    await stop();
    const added = addArticles();
    const first = await start({}, hasPlanned);
    edit(1, 10, '更正');
    await first.receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(await runs.articles()).toHaveLength(ARTICLES.length);
    await stop();

    const second = await start({}, hasPlanned);
    expect(await readStatus()).toMatchObject({
      queue: { waiting: 0, active: 0, retrying: 0 },
      sweep: { isStopped: true, done: 0 },
    });
    await second.continueSweep();
    await expect.poll(() => runs.articles(), WAIT).toHaveLength(ARTICLES.length + added);
    expect((await readStatus()).sweep?.isStopped).toBe(false);
  });

  it('goes on with the pages that are left', async () => {
    const added = addArticles();
    // After its first tasks the publisher waits for answers until the sweep is stopped.
    let asks = 0;
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    test.interfere = ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticleContent' || ++asks <= 25) return false;
      const data = test.site.contents[url.searchParams.get('articleId') ?? ''];
      void mayAnswer.then(() => response.end(JSON.stringify({ status: 0, data })));
      return true;
    };
    const hasBegun = ({ sweep }: PublisherStatus) => (sweep?.done ?? 0) > 0;
    await (await start({}, hasBegun)).stopSweep();
    answer();
    test.interfere = () => false;
    await expect.poll(async () => (await readStatus()).queue.active, WAIT).toBe(0);
    const made = await runs.articles();
    expect(made.length).toBeLessThan(ARTICLES.length + added);
    await stop();
    test.server.seen.length = 0;
    const next = await start({}, hasPlanned);
    expect(await runs.articles()).toEqual(made);
    await next.continueSweep();
    await expect.poll(() => runs.articles(), WAIT).toHaveLength(ARTICLES.length + added);
    const asked = test.server.seen
      .filter(({ url }) => callOf(url.pathname) === 'getArticleContent')
      .map(({ url }) => `newsDetail/10/${url.searchParams.get('articleId')}.html`);
    expect(asked.filter((name) => made.includes(name))).toEqual([]);
  });
});
