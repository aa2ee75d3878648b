import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { BakeOptions } from '../../scripts/bake/bakeOptions.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { callOf, content, row, serveSite, type TestSite, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

/** What `--news` reads of long lists, and what it leaves to `--all`: one site, which each test changes further. */
const runs = bakeRuns({ isShared: true });

const LATER = Date.UTC(2026, 2, 2);
const NOW = Date.UTC(2026, 2, 3);
/** Five pages of a list. */
const ROWS = 100;
/** The newest is the first row. */
const IDS = Array.from({ length: ROWS }, (_, index) => 1000 + ROWS - index);

let site: TestSite;
let served: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = {
    ...testSite(),
    columns: { 0: ['10'] },
    lists: { 10: IDS.map((id) => row(id, 10)) },
    contents: Object.fromEntries(IDS.map((id) => [id, content(id, 10)])),
  };
  served = await serveSite(site);
  await bakeSite('all');
});
afterAll(() => served.server.stop());

/** Bakes and returns the summary, with the pages of the list and the articles that were requested. */
async function bakeSite(kind: 'all' | 'news', more: Partial<BakeOptions> = {}) {
  const { server, settings } = served;
  server.seen.length = 0;
  const answer = await bake({
    settings,
    outDir: runs.outDir,
    buildsDir: runs.buildsDir,
    databaseUrl: requireDatabaseUrl(),
    now: () => NOW,
    select: { kind },
    ...more,
  });
  if (!answer.ok) throw new Error(answer.error.message);
  const valuesOf = (call: string, name: string) => [
    ...new Set(
      server.seen
        .filter(({ url }) => callOf(url.pathname) === call)
        .map(({ url }) => url.searchParams.get(name)),
    ),
  ];
  return {
    ...answer.value,
    read: valuesOf('getArticles', 'page'),
    asked: valuesOf('getArticleContent', 'articleId'),
  };
}

/** Edits an article where it is in the list. */
function edit(id: number): void {
  const more = { title: '更正', version: LATER };
  site.contents = { ...site.contents, [id]: content(id, 10, more) };
  site.lists = {
    10: (site.lists[10] ?? []).map((old) => (old.fileId === id ? row(id, 10, more) : old)),
  };
}

function add(id: number): void {
  site.contents = { ...site.contents, [id]: content(id, 10) };
  site.lists = { 10: [row(id, 10), ...(site.lists[10] ?? [])] };
}

function withdraw(id: number): void {
  site.contents = { ...site.contents, [id]: 'empty' };
  site.lists = { 10: (site.lists[10] ?? []).filter(({ fileId }) => fileId !== id) };
}

/** The feed shows rows of the second page, too. */
const SHOWN_PAGES = ['0', '1'];

const idAt = (index: number): number => IDS[index] ?? 0;

describe('a run over the news', () => {
  it('reads no more of a list without news than is shown, and requests no article', async () => {
    const { read, asked, failed } = await bakeSite('news');
    expect({ read, asked, failed }).toEqual({ read: SHOWN_PAGES, asked: [], failed: [] });
  });

  it('bakes a new article', async () => {
    add(2000);
    const { asked } = await bakeSite('news');
    expect(asked).toEqual(['2000']);
    expect(await runs.page('10/2000')).toContain('标题 2000');
  });

  it('reads on while a page of the list has news', async () => {
    for (const index of [3, 25, 45]) edit(idAt(index));
    const { read, asked } = await bakeSite('news');
    expect(read).toEqual(['0', '1', '2', '3']);
    expect(asked).toEqual([3, 25, 45].map((index) => String(idAt(index))));
  });

  it('leaves an edit further down to a run over everything', async () => {
    edit(idAt(70));
    expect((await bakeSite('news')).asked).toEqual([]);
    expect((await bakeSite('all')).asked).toEqual([String(idAt(70))]);
  });

  it('keeps the pages that it has not read about, also in the sitemap', async () => {
    const before = await runs.articles();
    withdraw(idAt(70));
    const { removed, asked } = await bakeSite('news');
    expect({ removed, asked }).toEqual({ removed: [], asked: [] });
    expect(await runs.articles()).toEqual(before);
    expect(await runs.read('sitemap.xml')).toContain(`/10/${idAt(70)}.html`);
    expect((await bakeSite('all')).removed.map(({ page }) => page)).toEqual([`10/${idAt(70)}`]);
  });

  it('bakes a page again whose file is missing', async () => {
    const id = idAt(2);
    await rm(path.join(runs.outDir, 'newsDetail', '10', `${id}.html`));
    expect((await bakeSite('news')).asked).toEqual([String(id)]);
  });

  it('reads everything after a change that all pages depend on', async () => {
    site.config = { ...site.config, siteName: '另一份报' };
    expect((await bakeSite('news')).read).toEqual(['0', '1', '2', '3', '4', '5']);
    expect((await bakeSite('news')).read).toEqual(SHOWN_PAGES);
  });
});
