import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { BakeOptions } from '../../scripts/bake/bakeOptions.ts';
import type { BakeSummary } from '../../scripts/bake/bakeSummary.ts';
import type { Settings } from '../../src/settings.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import type { TestServer } from '../unit/api/server.ts';
import {
  callOf,
  content,
  type Interfere,
  row,
  serveSite,
  type TestSite,
  testSite,
} from '../unit/bake/site.ts';
import { bakeRuns, ENTRY, TEMPLATE } from './bakeRuns.ts';
import { addTestBuild } from './testBuilds.ts';

/**
 * What a run does not do again, because the store of what was published shows that it is unchanged.
 */
const runs = bakeRuns();

/** The version of a second edit. */
const LATER = Date.UTC(2026, 2, 2);
/** Long after every version. */
const NOW = Date.UTC(2026, 2, 3);

let site: TestSite;
let server: TestServer;
let settings: Settings;
let interfere: Interfere = () => false;

beforeEach(async () => {
  site = testSite();
  interfere = () => false;
  ({ server, settings } = await serveSite(site, (seen, response) => interfere(seen, response)));
});
afterEach(() => server.stop());

/** Bakes the whole site and returns the summary, and the ids of the articles that it asked for. */
async function bakeSite(
  more: Partial<BakeOptions> = {},
): Promise<BakeSummary & { readonly asked: readonly string[] }> {
  server.seen.length = 0;
  const answer = await bake({
    settings,
    outDir: runs.outDir,
    buildsDir: runs.buildsDir,
    databaseUrl: requireDatabaseUrl(),
    now: () => NOW,
    ...more,
  });
  if (!answer.ok) throw new Error(answer.error.message);
  const asked = server.seen
    .filter(({ url }) => callOf(url.pathname) === 'getArticleContent')
    .map(({ url }) => url.searchParams.get('articleId') ?? '');
  return { ...answer.value, asked: [...new Set(asked)].sort() };
}

/** Edits an article; the list names the version of the edit. */
function edit(id: number, columnId: number, version: number): void {
  const more = { title: '更正', version };
  site.contents = { ...site.contents, [id]: content(id, columnId, more) };
  const list = site.lists[columnId] ?? [];
  const rows = list.map((old) => (old.fileId === id ? row(id, columnId, more) : old));
  site.lists = { ...site.lists, [columnId]: rows };
}

/** Answers one call with an HTTP error. */
const failOnly =
  (call: string): Interfere =>
  ({ url }, response) => {
    if (callOf(url.pathname) !== call) return false;
    response.statusCode = 500;
    response.end('no');
    return true;
  };

describe('a second run', () => {
  it('asks for no article and writes no page when nothing changed', async () => {
    const first = await bakeSite();
    expect(first.asked).toEqual(['1', '2', '3']);
    const files = ['sitemap.xml', 'sitemap-news.xml', 'feed.xml', 'columnDetail/10.xml'];
    const before = await Promise.all(files.map(runs.read));
    const second = await bakeSite();
    expect(second).toMatchObject({ asked: [], baked: 0, failed: [], removed: [] });
    expect(second.unchanged).toBe(first.baked);
    expect(await Promise.all(files.map(runs.read))).toEqual(before);
    // With --refetch every article is requested.
    expect(await bakeSite({ refetch: true })).toMatchObject({ asked: ['1', '2', '3'], baked: 0 });
  });

  it('bakes an article whose list names a newer version, and the lists that show it', async () => {
    await bakeSite();
    edit(1, 10, LATER);
    const { asked, baked } = await bakeSite();
    expect(asked).toEqual(['1']);
    expect(await runs.page('10/1')).toContain('更正');
    expect(await runs.read('columnDetail/10.html')).toContain('更正');
    expect(baked).toBeGreaterThan(1);
  });

  it('bakes a page whose file is missing', async () => {
    await bakeSite();
    await rm(path.join(runs.outDir, 'newsDetail/10/2.html'));
    expect((await bakeSite()).asked).toEqual(['2']);
    expect(await runs.page('10/2')).toContain('标题 2');
  });

  it('bakes everything again after the configuration changed, and asks for no article', async () => {
    const { baked } = await bakeSite();
    site.config = { ...site.config, siteName: '别的报' };
    const { asked, unchanged } = await bakeSite();
    expect(asked).toEqual([]);
    // Other articles are not rendered: these were, to the same bytes.
    expect(unchanged).toBe(baked);
  });

  it('bakes everything again after the settings changed', async () => {
    await bakeSite();
    settings = { ...settings, siteUrl: 'https://other.example.test' };
    expect((await bakeSite()).asked).toEqual(['1', '2', '3']);
  });

  it('asks again for an article that changed within the last minute', async () => {
    await bakeSite();
    edit(1, 10, LATER);
    await bakeSite({ now: () => LATER + 30_000 });
    expect((await bakeSite({ now: () => LATER + 90_000 })).asked).toEqual(['1']);
    expect((await bakeSite()).asked).toEqual([]);
  });

  it('asks again for an article without a version', async () => {
    const [first = {}, ...others] = site.lists[10] ?? [];
    const { version, publishtime, ...without } = first;
    site.lists = { ...site.lists, 10: [without, ...others] };
    await bakeSite();
    expect((await bakeSite()).asked).toEqual(['1']);
  });

  it('asks again for an article of which a part could not be fetched', async () => {
    interfere = failOnly('discussView');
    await bakeSite();
    interfere = () => false;
    expect((await bakeSite()).asked).toEqual(['1', '2', '3']);
    expect((await bakeSite()).asked).toEqual([]);
  });

  it('asks again for an article that failed', async () => {
    await bakeSite();
    edit(1, 10, LATER);
    interfere = failOnly('getArticleContent');
    expect((await bakeSite()).failed).toHaveLength(1);
    interfere = () => false;
    expect((await bakeSite()).asked).toEqual(['1']);
    expect(await runs.page('10/1')).toContain('更正');
  });

  it('removes the page of an article that was withdrawn, and bakes it when it returns', async () => {
    await bakeSite();
    const { lists, contents } = site;
    site.lists = { ...lists, 10: (lists[10] ?? []).filter(({ fileId }) => fileId !== 1) };
    const { 1: _, ...others } = contents;
    site.contents = others;
    expect((await bakeSite()).removed.map(({ page }) => page)).toEqual(['10/1']);
    site.lists = lists;
    site.contents = contents;
    expect((await bakeSite()).asked).toEqual(['1']);
    expect(await runs.page('10/1')).toContain('标题 1');
  });

  it('writes the same bytes as a run from nothing', async () => {
    await bakeSite();
    edit(2, 10, LATER);
    await bakeSite();
    const names = await runs.pages();
    const before = await Promise.all(names.map(runs.read));
    await rm(runs.outDir, { recursive: true });
    await bakeSite();
    expect(await runs.pages()).toEqual(names);
    expect(await Promise.all(names.map(runs.read))).toEqual(before);
  });
});

/** Adds a build whose pages say so, the newest one. */
async function buildAnew(): Promise<void> {
  const entry = ENTRY.replace('<body>', '<body>built anew ');
  await addTestBuild(runs.buildsDir, { entry, template: TEMPLATE });
}

/** Answers discussView with one comment. */
const withComment: Interfere = ({ url }, response) => {
  if (callOf(url.pathname) !== 'discussView') return false;
  const list = [{ id: 9, content: '好文章', userName: '读者', created: '2026-03-01 09:00:00.0' }];
  response.end(JSON.stringify({ status: 0, data: { list, totalCount: 1, hasMore: false } }));
  return true;
};

/** The calls of the page of an article. */
const ARTICLE_CALLS = ['getArticleContent', 'getRelArticles', 'getArticleAdvs', 'discussView'];

/** Answers the calls of articles with an HTTP error. */
const withoutArticles: Interfere = (seen, response) =>
  ARTICLE_CALLS.some((call) => failOnly(call)(seen, response));

describe('a run after a new build', () => {
  const readAll = async () => {
    const names = (await runs.pages()).filter((name) => name.endsWith('.html'));
    return new Map(await Promise.all(names.map(async (n) => [n, await runs.read(n)] as const)));
  };

  it.each([1, 2])(
    'makes articles from what is stored, without a call (%d threads)',
    async (workers) => {
      interfere = withComment;
      const { baked } = await bakeSite();
      const before = await readAll();
      interfere = withoutArticles;
      await buildAnew();
      const run = await bakeSite({ workers });
      expect(run).toMatchObject({ asked: [], baked, failed: [], leftOut: [] });
      expect(await runs.page('10/1')).toContain('好文章');
      for (const [name, html] of await readAll()) {
        expect(html).toContain('built anew');
        expect(html.replace('built anew ', '')).toBe(before.get(name));
      }
      expect(await bakeSite()).toMatchObject({ asked: [], baked: 0 });
    },
  );

  it('asks for an article that changed', async () => {
    await bakeSite();
    edit(1, 10, LATER);
    await buildAnew();
    expect((await bakeSite()).asked).toEqual(['1']);
    expect(await runs.page('10/1')).toContain('更正');
    expect(await runs.page('10/2')).toContain('built anew');
  });

  it('asks for an article of which a part could not be fetched', async () => {
    interfere = failOnly('discussView');
    await bakeSite();
    interfere = () => false;
    await buildAnew();
    expect((await bakeSite()).asked).toEqual(['1', '2', '3']);
  });

  it('asks for every article when other settings may name another server', async () => {
    await bakeSite();
    settings = { ...settings, siteUrl: 'https://other.example.test' };
    await buildAnew();
    expect((await bakeSite()).asked).toEqual(['1', '2', '3']);
  });

  it('asks for every article with --refetch', async () => {
    await bakeSite();
    await buildAnew();
    expect((await bakeSite({ refetch: true })).asked).toEqual(['1', '2', '3']);
  });

  it('sends a call again that was not sent before', async () => {
    await bakeSite();
    const stored = `SELECT name FROM page_content WHERE content LIKE '%discussView%'`;
    const database = new Client({ connectionString: requireDatabaseUrl() });
    await database.connect();
    const forget = `UPDATE page_content SET content = replace(content, 'discussView', 'other')`;
    expect((await database.query(stored)).rowCount).toBeGreaterThan(0);
    await database.query(forget);
    await database.end();
    interfere = withComment;
    await buildAnew();
    const run = await bakeSite();
    expect(run).toMatchObject({ asked: [], failed: [] });
    expect(await runs.page('10/1')).toContain('好文章');
  });
});

describe('a page that is fetched again', () => {
  it('is rendered when a part of it changed', async () => {
    await bakeSite();
    interfere = withComment;
    expect((await bakeSite({ refetch: true })).baked).toBe(3);
    expect(await runs.page('10/1')).toContain('好文章');
  });
});
