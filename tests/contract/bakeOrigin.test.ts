import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { Selection } from '../../scripts/bake/bakeJob.ts';
import type { BakeSummary } from '../../scripts/bake/bakeSummary.ts';
import { findBakedPages } from '../../scripts/bake/pageFiles.ts';
import type { PageRef } from '../../scripts/bake/pageRef.ts';
import type { RenderPage } from '../../scripts/bake/pageView.ts';
import { startOrigin } from '../../scripts/origin/server.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import type { Settings } from '../../src/settings.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

/** `npm run bake` against the embedded origin, with and without faults. */

const COLUMN = 12;
/** Ids of generated articles (scripts/origin/control/articles.ts). */
const FIRST = 1_000_001;
const GENERATED = 30;

let dir = '';
let outDir = '';
let origin: { url: string; stop: () => Promise<void> };
let settings: Settings;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bake-'));
  outDir = path.join(dir, 'client');
  origin = await startOrigin({
    port: 0,
    dataDir: path.join(dir, 'origin'),
    quiet: true,
    archive: false,
  });
  const parsed = parseSettings({
    API_URL: `${origin.url}/app_if`,
    NIS_URL: `${origin.url}/nis`,
    ADV_URL: `${origin.url}/adv-appif-server`,
    MVOD_URL: `${origin.url}/mvod_if`,
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  settings = parsed.value;
});
afterAll(async () => {
  await origin.stop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  await control('POST', 'reset');
  await control('POST', 'generate', { count: GENERATED, columnId: COLUMN });
  await rm(outDir, { recursive: true, force: true });
});

async function control(method: 'POST' | 'DELETE', name: string, body: unknown = {}): Promise<void> {
  const response = await fetch(`${origin.url}/control/${name}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}

/** Enough to bake all sample content twice on a busy machine. */
const WHOLE_MS = 60_000;

/** Ids of the articles that were rendered in a test. */
let rendered: string[] = [];
const render: RenderPage = async ({ locals }) => {
  const page = 'page' in locals ? locals.page : locals.template;
  if (!('article' in page)) return JSON.stringify({ ...page, config: null, settings: null });
  const { article, lists, comments } = page;
  rendered.push(article.id);
  return [article.title, lists.related.length, comments?.latest.comments.length].join('|');
};

async function run(select: Selection = { kind: 'all' }): Promise<BakeSummary> {
  const summary = await bake({
    ...{ settings, outDir, select, render },
    databaseUrl: requireDatabaseUrl(),
  });
  if (!summary.ok) throw new Error(`${summary.error.call}: ${summary.error.message}`);
  return summary.value;
}

const newsRef = (id: number): PageRef => ({
  route: 'newsDetail',
  params: { columnId: String(COLUMN), id: String(id) },
});

const keys = async () => [...(await findBakedPages(outDir)).keys()];
const read = (id: number) =>
  readFile(path.join(outDir, 'newsDetail', String(COLUMN), `${id}.html`), 'utf8');

describe('baking the embedded origin', () => {
  it(
    'bakes all sample content, and writes nothing the second time',
    async () => {
      const first = await run();
      expect(first).toMatchObject({ failed: [], leftOut: [], removed: [], stopped: null });
      expect(first.baked).toBeGreaterThan(GENERATED);
      expect(await keys()).toEqual(
        expect.arrayContaining([
          `${COLUMN}/${FIRST}`,
          `columnDetail/${COLUMN}`,
          `columnShare/${COLUMN}`,
          'specDetail/90/402',
          'paperSharePage/2026-11-20',
          'paperSharePage/2026-11-19/2',
        ]),
      );
      const file = (name: string) => readFile(path.join(outDir, name), 'utf8');
      expect(await file('home.html')).toContain('"route":"home"');
      for (const name of ['feed.xml', `columnDetail/${COLUMN}.xml`]) {
        expect(await file(name)).toContain(`/newsDetail/${COLUMN}/`);
      }
      expect(await file('sitemap.xml')).toContain(`/newsDetail/${COLUMN}/${FIRST}.html`);
      expect(await run()).toMatchObject({ baked: 0, unchanged: first.baked, failed: [] });
    },
    WHOLE_MS,
  );

  it(
    'bakes a changed article with --since, and removes a withdrawn one',
    async () => {
      await run();
      const at = Date.now();
      await control('POST', 'article', { id: FIRST + 3, changedAt: at, abstract: '改过了' });
      await control('POST', 'article', { id: FIRST + 4, withdrawn: true });
      rendered = [];
      const { failed, removed } = await run({ kind: 'since', at });
      expect(failed).toEqual([]);
      expect(rendered).toEqual([String(FIRST + 3)]);
      expect(removed.map(({ page }) => page)).toEqual([`${COLUMN}/${FIRST + 4}`]);
      expect(await keys()).not.toContain(`${COLUMN}/${FIRST + 4}`);
      const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
      expect(sitemap).not.toContain(`/${FIRST + 4}.html`);
    },
    WHOLE_MS,
  );
});

describe('an edit', () => {
  it('updates the last change in the sitemap, also when the article is baked alone', async () => {
    const lastmod = async () => {
      const text = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
      return new RegExp(`/${FIRST}\\.html</loc>\\s*<lastmod>([^<]*)`).exec(text)?.[1];
    };
    const alone = newsRef(FIRST);
    await run({ kind: 'articles', articles: [alone] });
    const before = await lastmod();
    const at = Date.now() - 1_000;
    await control('POST', 'article', { id: FIRST, changedAt: at, abstract: '改过了' });
    await run({ kind: 'articles', articles: [alone] });
    expect(before).not.toBe(undefined);
    expect(await lastmod()).toBe(new Date(at).toISOString());
  });
});

describe('baking a column of the embedded origin', () => {
  it('bakes its list, timeline and feed, also for a hidden column', async () => {
    const summary = await run({ kind: 'articles', articles: [], columns: ['95'] });
    expect(summary).toMatchObject({ baked: 3, failed: [] });
    expect(await keys()).toEqual(['columnDetail/95', 'columnShare/95', 'timeline/95']);
  });

  it('reports an unknown column', async () => {
    const { failed } = await run({ kind: 'articles', articles: [], columns: ['99999'] });
    expect(failed.map(({ subject, kind }) => `${subject} ${kind}`)).toContain(
      'columnDetail/99999 status',
    );
    expect(await keys()).toEqual([]);
  });
});

describe('baking an origin with faults', () => {
  const some = (count: number): Selection => ({
    kind: 'articles',
    articles: Array.from({ length: count }, (_, i) => newsRef(FIRST + i)),
  });

  it.each([
    ['html', 'malformed'],
    ['half', 'network'],
    ['garble', 'malformed'],
    ['drop', 'network'],
  ])('reports the article with the fault "%s", and bakes the others', async (kind, failure) => {
    const { baked } = await run(some(3));
    const before = await read(FIRST);
    await control('POST', 'fault', { path: `getArticleContent.*articleId=${FIRST}\\b`, kind });
    const summary = await run(some(3));
    expect(summary.failed).toEqual([
      { subject: `${COLUMN}/${FIRST}`, kind: failure, message: expect.any(String) },
    ]);
    expect(summary.unchanged).toBe(baked - 1);
    expect(await read(FIRST)).toBe(before);
  });

  it('repeats a request after one bad answer', async () => {
    await control('POST', 'fault', { path: 'getArticleContent', kind: 'drop', times: 1 });
    // The article and the front page.
    expect(await run(some(1))).toMatchObject({ baked: 2, failed: [] });
  });

  it('reports a part that the origin does not answer', async () => {
    await control('POST', 'fault', { path: 'getArticleAdvs', kind: 'drop' });
    const { baked, failed, leftOut } = await run(some(1));
    expect({ baked, failed }).toEqual({ baked: 2, failed: [] });
    expect(leftOut).toEqual([{ call: 'getArticleAdvs', kind: 'network', count: 1, reused: true }]);
  });

  it('changes nothing when it is down', async () => {
    await run(some(2));
    const before = await keys();
    const down = { ...settings, apiUrl: 'http://127.0.0.1:9/app_if' };
    const answer = await bake({ settings: down, outDir, render });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', call: 'getConfig' } });
    expect(await keys()).toEqual(before);
  });
});
