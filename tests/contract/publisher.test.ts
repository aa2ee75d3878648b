import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callOf, type Interfere } from '../unit/bake/site.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

/** A publisher with its queue in the database of the tests. */
const test = publisherRuns();
const { runs, start, stop, edit, remove, readStatus, isQuiet } = test;

const readQueue = async () => (await readStatus()).queue;

/** Fails these calls with HTTP 500. */
const failing =
  (...calls: string[]): Interfere =>
  ({ url }, response) => {
    if (!calls.includes(callOf(url.pathname) ?? '')) return false;
    response.statusCode = 500;
    response.end('no');
    return true;
  };

const article = (...ids: string[]) => ({ kind: 'article', ids }) as const;

describe('a publisher', () => {
  it('publishes the whole site when it starts, then the article of an event with its lists', async () => {
    const { receive } = await start();
    expect(await runs.articles()).toEqual([
      'newsDetail/10/1.html',
      'newsDetail/10/2.html',
      'newsDetail/11/3.html',
    ]);
    edit(3, 11, '更正');
    await receive(article('11/3'));
    await expect.poll(() => runs.page('11/3'), WAIT).toContain('更正');
    await expect.poll(isQuiet, WAIT).toBe(true);
    for (const list of ['columnDetail/11.html', 'columnShare/11.html', 'columnDetail/11.xml']) {
      expect(await runs.read(list), list).toContain('更正');
    }
    const { publications } = await readStatus();
    expect(publications).toMatchObject([{ subject: 'article 11/3' }]);
    await stop();
    expect(await runs.read('sitemap.xml')).toContain('/newsDetail/10/1.html');
  });

  it('publishes a new article on the front page, in the feeds and the sitemap, and removes a deleted one', async () => {
    const { receive } = await start();
    edit(9, 10, '新闻');
    remove(1);
    // The column is found for an event that does not name it.
    await receive(article('10/1', '9'));
    await expect.poll(() => runs.page('10/9').catch(() => ''), WAIT).toContain('新闻');
    await expect.poll(() => runs.articles(), WAIT).not.toContain('newsDetail/10/1.html');
    await expect.poll(isQuiet, WAIT).toBe(true);
    edit(2, 10, '更正');
    await receive(article('2'));
    await expect.poll(() => runs.page('10/2'), WAIT).toContain('更正');
    await stop();
    for (const list of ['home.html', 'index.html', 'feed.xml', 'columnDetail/10.html']) {
      expect(await runs.read(list), list).toContain('新闻');
      expect(await runs.read(list), list).not.toMatch(/标题 1\b|\/10\/1\.html/);
    }
    const sitemap = await runs.read('sitemap.xml');
    expect(sitemap).toContain('/newsDetail/10/9.html');
    expect(sitemap).toContain('/newsDetail/10/2.html');
    expect(sitemap).not.toContain('/newsDetail/10/1.html');
  });

  it('does a burst of events on the same articles once for each', async () => {
    const { receive } = await start();
    const ids = Array.from({ length: 12 }, (_, i) => 100 + i);
    for (const id of ids) edit(id, 10, `新 ${id}`);
    // The publisher is busy until all events have come.
    const held: ServerResponse[] = [];
    test.interfere = ({ url }, response) => {
      if (callOf(url.pathname) !== 'getConfig') return false;
      held.push(response);
      return true;
    };
    await receive(article('10/1'));
    await expect.poll(() => held.length, WAIT).toBe(1);
    const events = Array.from({ length: 120 }, (_, i) => article(`10/${ids[i % ids.length]}`));
    await Promise.all(events.map(receive));
    test.server.seen.length = 0;
    test.interfere = () => false;
    for (const response of held) {
      response.end(JSON.stringify({ status: 0, data: test.site.config }));
    }
    await expect.poll(isQuiet, WAIT).toBe(true);
    for (const id of ids) expect(await runs.page(`10/${id}`)).toContain(`新 ${id}`);
    const asked = test.server.seen
      .filter(({ url }) => callOf(url.pathname) === 'getArticleContent')
      .map(({ url }) => Number(url.searchParams.get('articleId')));
    expect(asked.filter((id) => id >= 100).sort()).toEqual(ids);
  });

  it('keeps the pages while the content server fails, and publishes the newest state later', async () => {
    const { receive } = await start();
    const before = await runs.page('10/1');
    test.interfere = failing('getConfig', 'getColumns', 'getArticles', 'getArticleContent');
    edit(1, 10, '第二版');
    await receive(article('10/1'));
    await expect.poll(async () => (await readQueue()).retrying, WAIT).toBe(1);
    expect(await runs.page('10/1')).toBe(before);
    edit(1, 10, '第三版');
    test.interfere = () => false;
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('第三版');
  });

  it('publishes the articles of a batch beside one that cannot be rendered', async () => {
    const { receive } = await start({ retries: 0 });
    // The renderer of the tests fails for it.
    edit(13, 10, '坏');
    edit(1, 10, '更正');
    await receive(article('10/1', '10/13'));
    await expect.poll(async () => (await readStatus()).failures.length, WAIT).toBeGreaterThan(0);
    const { failures, publications } = await readStatus();
    expect(failures.map(({ subject }) => subject)).toEqual(['article 10/13']);
    expect(publications.map(({ subject }) => subject)).toEqual(['article 10/1']);
    expect(await runs.page('10/1')).toContain('更正');
  });

  it('shows a task that failed too often, and publishes it with a retry or the next sweep', async () => {
    const { receive, retry, retryAll } = await start({ retries: 1 });
    test.interfere = failing('getConfig', 'getColumns', 'getArticles', 'getArticleContent');
    edit(1, 10, '更正', Date.UTC(2026, 2, 3));
    edit(2, 10, '也更正', Date.UTC(2026, 2, 3));
    await receive(article('10/1', '10/2'));
    await expect.poll(async () => (await readStatus()).failures.length, WAIT).toBe(2);
    const { failures } = await readStatus();
    const first = failures.find(({ subject }) => subject === 'article 10/1');
    expect(first).toMatchObject({ attempts: 2, reason: expect.stringContaining('getConfig') });
    test.interfere = () => false;
    expect(await retry(first?.id ?? '')).toBe(true);
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    expect(await runs.page('10/2')).not.toContain('也更正');
    await receive({ kind: 'site', ids: [] });
    await expect.poll(() => runs.page('10/2'), WAIT).toContain('也更正');
    expect(await retryAll()).toBe(1);
    await expect.poll(async () => (await readStatus()).failures, WAIT).toEqual([]);
    expect(await retryAll()).toBe(0);
  });

  it('queues a page for repair of which a part could not be fetched', async () => {
    const { receive, findArticles } = await start();
    test.interfere = failing('discussView');
    edit(1, 10, '更正');
    await receive(article('10/1'));
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect((await readQueue()).retrying).toBe(1);
    const [{ waiting } = { waiting: [] }] = await findArticles('1');
    expect(waiting).toMatchObject([{ subject: 'page 10/1', reason: 'repair', attempts: 0 }]);
    expect(waiting[0]?.startsAt).toBeGreaterThan(Date.now());
  });

  it('holds removals beyond the limits of a day until a person permits them', async () => {
    for (let id = 100; id < 106; id++) edit(id, 10, `新 ${id}`);
    const { receive, allowRemovals, findArticles, withdrawArticle } = await start({
      removalLimits: { percent: 10, pages: 3 },
    });
    const ids = Array.from({ length: 6 }, (_, i) => 100 + i);
    for (const id of ids) {
      remove(id);
      await receive(article(`10/${id}`));
      await expect.poll(isQuiet, WAIT).toBe(true);
    }
    const left = (await runs.articles()).filter((name) => /\/10[0-5]\.html$/.test(name));
    expect(left).toHaveLength(3);
    const { held, failures, queue } = await readStatus();
    expect(held?.pages.map(({ page }) => page)).toEqual(['10/103', '10/104', '10/105']);
    expect([queue.failed, failures], 'held is not failed').toEqual([0, []]);
    expect(await allowRemovals('0'.repeat(64)), 'another list').toBe(false);
    // What is withdrawn after the person has read the list is not permitted, nor does it stop the others.
    remove(2);
    expect(await allowRemovals(held?.list ?? '')).toBe(true);
    await receive(article('10/2'));
    await expect
      .poll(
        async () => (await runs.articles()).filter((name) => /\/10[0-5]\.html$/.test(name)),
        WAIT,
      )
      .toEqual([]);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect((await readStatus()).held?.pages).toMatchObject([{ page: '10/2' }]);
    expect(await runs.page('10/2')).toContain('标题 2');
    const url = `${test.settings.siteUrl}${test.settings.siteBase}/newsDetail/10/2.html`;
    const report = { id: '2', title: '标题 2', pages: [{ url, held: 'not found' }], waiting: [] };
    for (const text of ['2', '10/2', url, '题 2']) {
      expect(await findArticles(text), text).toMatchObject([report]);
    }
    expect(await withdrawArticle('2')).toBe(true);
    await expect.poll(() => runs.articles(), WAIT).not.toContain('newsDetail/10/2.html');
    expect(await withdrawArticle('2')).toBe(false);
    const unknown = { id: '2', title: '', pages: [], waiting: [] };
    await expect.poll(() => findArticles('2'), WAIT).toEqual([unknown]);
  });

  it('forgets a held removal when its article is there again', async () => {
    const { receive } = await start({ removalLimits: { percent: 0, pages: 0 } });
    const contents = test.site.contents;
    const lists = test.site.lists;
    remove(1);
    await receive(article('10/1'));
    await expect.poll(async () => (await readStatus()).held?.count, WAIT).toBe(1);
    Object.assign(test.site, { contents, lists });
    await receive(article('10/1'));
    await expect.poll(async () => (await readStatus()).held, WAIT).toBe(null);
  });

  it('finds new and changed articles by polling', async () => {
    await start({ pollSeconds: 0.1 });
    edit(1, 10, '更正');
    edit(9, 10, '新闻');
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
    await expect.poll(() => runs.page('10/9').catch(() => ''), WAIT).toContain('新闻');
  });

  it('does what another publisher left in the queue', async () => {
    const first = await start();
    test.interfere = failing('getConfig');
    edit(1, 10, '更正');
    await first.receive(article('10/1'));
    await stop();
    test.interfere = () => false;
    await start();
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('更正');
  });

  it('shares the work with a second publisher on the same folder', async () => {
    const first = await start();
    const second = await start();
    for (let id = 100; id < 112; id++) {
      edit(id, 10, `新 ${id}`);
      await (id % 2 ? first : second).receive(article(`10/${id}`));
    }
    await expect.poll(isQuiet, WAIT).toBe(true);
    for (let id = 100; id < 112; id++) expect(await runs.page(`10/${id}`)).toContain(`新 ${id}`);
    expect((await readQueue()).failed).toBe(0);
  });
});
