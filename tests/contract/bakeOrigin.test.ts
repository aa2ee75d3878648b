import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import { findBakedPages } from '../../scripts/bake/files.ts';
import type { BakeSummary, RenderPage, Selection } from '../../scripts/bake/types.ts';
import { startOrigin } from '../../scripts/origin/server.ts';
import { parseSettings, type Settings } from '../../src/settings.ts';

/** The baker against the embedded origin, well behaved and not. */

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
  origin = await startOrigin({ port: 0, dataDir: path.join(dir, 'origin'), quiet: true });
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

const render: RenderPage = async (page) => {
  if (!('article' in page)) return page.page.video.title;
  const { article, lists, comments } = page;
  return [article.title, lists.related.length, comments?.latest.comments.length].join('|');
};

async function run(select: Selection = { kind: 'all' }): Promise<BakeSummary> {
  const summary = await bake({ settings, outDir, select, render });
  if (!summary.ok) throw new Error(`${summary.error.call}: ${summary.error.message}`);
  return summary.value;
}

const keys = async () => [...(await findBakedPages(outDir)).keys()];
const read = (id: number) =>
  readFile(path.join(outDir, 'newsDetail', String(COLUMN), `${id}.html`), 'utf8');

describe('baking the embedded origin', () => {
  it('bakes the whole edition, and nothing anew the second time', async () => {
    const first = await run();
    expect(first).toMatchObject({ failed: [], leftOut: [], removed: [], stopped: null });
    expect(first.baked).toBeGreaterThan(GENERATED);
    expect(await keys()).toContain(`${COLUMN}/${FIRST}`);
    expect(await run()).toMatchObject({ baked: 0, unchanged: first.baked, failed: [] });
  });

  it('bakes a changed article with --since', async () => {
    await run();
    const at = Date.now();
    await control('POST', 'article', { id: FIRST + 3, changedAt: at, abstract: '改过了' });
    const summary = await run({ kind: 'since', at });
    expect(summary.failed).toEqual([]);
    expect(summary.baked + summary.unchanged).toBe(1);
  });

  it('takes a withdrawn article away', async () => {
    await run();
    await control('POST', 'article', { id: FIRST + 3, withdrawn: true });
    const { removed } = await run({ kind: 'since', at: Date.now() });
    expect(removed.map(({ page }) => page)).toEqual([`${COLUMN}/${FIRST + 3}`]);
    expect(await keys()).not.toContain(`${COLUMN}/${FIRST + 3}`);
  });
});

describe('baking an origin that misbehaves', () => {
  const one = { kind: 'articles', articles: [{ columnId: String(COLUMN), id: String(FIRST) }] };

  it.each([
    ['html', 'malformed'],
    ['half', 'network'],
    ['garble', 'malformed'],
    ['drop', 'network'],
  ])('names the article that it answers with "%s", and bakes the others', async (kind, failure) => {
    const { baked } = await run();
    const before = await read(FIRST);
    await control('POST', 'fault', { path: `getArticleContent.*articleId=${FIRST}\\b`, kind });
    const summary = await run();
    expect(summary.failed).toEqual([
      { subject: `${COLUMN}/${FIRST}`, kind: failure, message: expect.any(String) },
    ]);
    expect(summary.unchanged).toBe(baked - 1);
    expect(await read(FIRST)).toBe(before);
  });

  it('gets over one bad answer', async () => {
    await control('POST', 'fault', { path: 'getArticleContent', kind: 'drop', times: 1 });
    expect(await run(one as Selection)).toMatchObject({ baked: 1, failed: [] });
  });

  it('bakes without what the origin does not answer', async () => {
    await control('POST', 'fault', { path: 'getArticleAdvs', kind: 'drop' });
    const { baked, failed, leftOut } = await run(one as Selection);
    expect({ baked, failed }).toEqual({ baked: 1, failed: [] });
    expect(leftOut).toEqual([{ call: 'getArticleAdvs', kind: 'network', count: 1 }]);
  });

  it('touches nothing when it is down', async () => {
    await run();
    const before = await keys();
    const down = { ...settings, apiUrl: 'http://127.0.0.1:9/app_if' };
    const answer = await bake({ settings: down, outDir, render });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', call: 'getConfig' } });
    expect(await keys()).toEqual(before);
  });
});
