import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningOrigin, startOrigin } from '../../scripts/origin/server.ts';
import { ARTICLES } from '../../scripts/sample/articles.ts';
import { COMMENTS } from '../../scripts/sample/comments.ts';

/** What developers rely on in the embedded origin; its calls are tested by the product's own client. */

let dataDir = '';
let origin: RunningOrigin;
const start = () => startOrigin({ port: 0, dataDir, quiet: true });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'origin-'));
  origin = await start();
});

afterAll(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (call: string): Promise<unknown> =>
  (await fetch(`${origin.url}/app_if/${call}`)).json();
const control = (path: string, init: RequestInit = {}) =>
  fetch(`${origin.url}/control/${path}`, { method: 'POST', ...init });

it('the sample content has unique ids, and no links to unknown articles', () => {
  const ids = ARTICLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = ARTICLES.flatMap(({ related = [], hot = [], latest = [] }) => [
    ...related,
    ...hot,
    ...latest,
  ]);
  for (const id of [...named, ...Object.keys(COMMENTS).map(Number)]) expect(ids).toContain(id);
});

it('the control routes are closed to pages of other hosts', async () => {
  const headers = { origin: 'https://evil.example.test' };
  expect((await control('reset', { headers })).status).toBe(403);
  expect((await control('reset')).status).toBe(200);
});

it('a restart keeps what readers and editors wrote', async () => {
  await read('event?id=345&type=0&eventType=2&channel=1');
  const before = await read('getArticleCounts?articleId=345');
  const article = { id: 9002, column: 12, at: '2026-11-20 12:00', title: '留下来' };
  await control('article', { body: JSON.stringify(article) });
  await origin.stop();
  origin = await start();
  expect(await read('getArticleCounts?articleId=345')).toEqual(before);
  expect(await read('getArticleContent?articleId=9002')).toMatchObject({ title: '留下来' });
});

it.each([
  [
    'another sample content',
    "UPDATE rows SET row = json_set(row, '$.value', '') WHERE kind = 'meta'",
  ],
  ['another version of its tables', 'PRAGMA user_version = 1'],
])('a restart with %s keeps a copy of what was written, and says where', async (_, change) => {
  const article = { id: 9003, column: 12, at: '2026-11-20 12:00', title: '还在' };
  await control('article', { body: JSON.stringify(article) });
  await origin.stop();
  const db = new DatabaseSync(join(dataDir, 'origin.sqlite'));
  db.exec(change);
  db.close();
  const before = await readdir(dataDir);
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  origin = await start();
  const [copy = ''] = (await readdir(dataDir)).filter(
    (name) => !before.includes(name) && /sqlite\.\d+$/.test(name),
  );
  expect(say).toHaveBeenCalledWith(expect.stringContaining(join(dataDir, copy)));
  say.mockRestore();
  expect(await read('getArticleContent?articleId=9003')).not.toMatchObject({ title: '还在' });
  const kept = new DatabaseSync(join(dataDir, copy));
  const count = kept.prepare('SELECT count(*) AS count FROM articles WHERE id = 9003').get();
  expect(count).toEqual({ count: 1 });
  kept.close();
});

it('a taken port fails with the reason', async () => {
  const port = Number(new URL(origin.url).port);
  const ownDir = await mkdtemp(join(tmpdir(), 'origin-taken-'));
  await expect(startOrigin({ port, dataDir: ownDir, quiet: true })).rejects.toThrow(/EADDRINUSE/);
  await rm(ownDir, { recursive: true, force: true });
});
