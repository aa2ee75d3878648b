import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READ_PAGES_MAX } from '../../../src/model/offline/keptPages.ts';

/** The worker's caches on a device whose clock is changed. */
const BASE = '/news';
const NOW = Date.parse('2026-11-26T08:00:00Z');
const TWO_YEARS_MS = 2 * 365 * 86_400_000;

/** A storage of caches that lists pages by the time at which they were put, as Chromium does. */
function createCaches(): Pick<CacheStorage, 'open' | 'delete'> {
  const all = new Map<string, Map<string, { readonly page: Response; readonly at: number }>>();
  const open = async (name: string) => {
    const pages = all.get(name) ?? new Map<string, { page: Response; at: number }>();
    all.set(name, pages);
    const sorted = () => [...pages].sort(([, a], [, b]) => a.at - b.at);
    return {
      match: async (path: string) => pages.get(path)?.page.clone(),
      matchAll: async () => sorted().map(([, { page }]) => page.clone()),
      keys: async () => sorted().map(([path]) => ({ url: `https://news.example.test${path}` })),
      put: async (path: string, page: Response) => void pages.set(path, { page, at: Date.now() }),
      delete: async (path: string) => pages.delete(path),
    } as unknown as Cache;
  };
  return { open, delete: async (name) => all.delete(name) };
}

const load = () => import('../../../src/worker/keptCaches.ts');

/** What a server answers. Only browsers create answers of the type `basic`. */
function createAnswer(text: string, type = 'text/html'): Response {
  const answer = new Response(text, { headers: { 'content-type': type } });
  return Object.defineProperties(answer, {
    type: { value: 'basic' },
    clone: { value: () => createAnswer(text, type) },
  });
}

const formatArticle = (n: number, text = '') =>
  `<!DOCTYPE html><html lang="zh-CN" data-route="newsDetail" data-template="${BASE}/newsDetail.html?id=${n}"><head></head>${text}`;
const createPage = (n: number, text = '') => createAnswer(formatArticle(n, text));
const pathOf = (n: number) => `${BASE}/newsDetail/${n}.html`;
const PORTAL = '<!DOCTYPE html><html lang="en"><head></head>Log in to this network';
const FACTS = { title: 't', images: [], by: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__BASE__', BASE);
  vi.stubGlobal('__SHELL__', '');
  vi.stubGlobal('caches', createCaches());
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps so many pages, one a second, from a number on. */
async function readPages(from: number, count: number): Promise<void> {
  const { keepPage } = await load();
  for (let n = from; n < from + count; n += 1) {
    await keepPage('read', pathOf(n), { page: createPage(n), facts: FACTS });
    vi.setSystemTime(Date.now() + 1_000);
  }
}

async function listKept(): Promise<readonly number[]> {
  const { openCache } = await load();
  const keys = await (await openCache('read')).keys();
  return keys.map(({ url }) => Number(/(\d+)\.html$/.exec(url)?.[1])).sort((a, b) => a - b);
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('pages that were read', () => {
  it.each([
    ['stays', 0],
    ['jumps two years ahead', TWO_YEARS_MS],
    ['jumps two years back', -TWO_YEARS_MS],
  ])('are the newest by the order of reading when the clock %s', async (_, jump) => {
    await readPages(1, READ_PAGES_MAX);
    vi.setSystemTime(Date.now() + jump);
    await readPages(READ_PAGES_MAX + 1, 3);
    expect(await listKept()).toEqual(numbers(4, READ_PAGES_MAX + 3));
  });

  it.each([
    ['/signupdetail.html', 'front'],
    ['/signupdetail', 'front'],
    ['/home.html', 'front'],
    ['/newsDetail/1.html', 'read'],
    ['/getUserInfo.html', 'read'],
  ])('of the address %s are kept as %s: no article replaces tickets', async (path, kind) => {
    expect((await load()).decideReadKind(BASE + path)).toBe(kind);
  });

  it('stay when they are opened again', async () => {
    await readPages(1, READ_PAGES_MAX);
    vi.setSystemTime(NOW - TWO_YEARS_MS);
    await readPages(1, 1);
    await readPages(READ_PAGES_MAX + 1, 1);
    expect(await listKept()).toEqual([1, ...numbers(3, READ_PAGES_MAX + 1)]);
  });
});

describe('a favourite', () => {
  const FAVOURITE = { title: 'A', images: ['https://a.test/1.jpg'], by: 'ann' };
  const saved = async () => (await (await load()).openCache('saved')).match(pathOf(1));

  it.each([
    ['the login page of a network', PORTAL],
    ['another article', formatArticle(2)],
    [
      'the template that a host sends for a missing article',
      formatArticle(1).replace(/ data-template="[^"]*"/, ''),
    ],
  ])('is not replaced by %s, which is not kept in its place either', async (_, html) => {
    const { keepPage, refreshKept } = await load();
    expect(await keepPage('saved', pathOf(1), { page: createAnswer(html), facts: FAVOURITE })).toBe(
      false,
    );
    expect(await saved()).toBeUndefined();
    await keepPage('saved', pathOf(1), { page: createPage(1, 'kept'), facts: FAVOURITE });
    await refreshKept(pathOf(1), createAnswer(html));
    expect(await (await saved())?.text()).toBe(formatArticle(1, 'kept'));
  });

  it('is replaced by its newer page', async () => {
    const { keepPage, refreshKept, readFacts } = await load();
    await keepPage('saved', pathOf(1), { page: createPage(1), facts: FAVOURITE });
    await refreshKept(pathOf(1), createPage(1, 'newer'));
    const copy = await saved();
    expect(copy && readFacts(copy)).toEqual(FAVOURITE);
    expect(await copy?.text()).toContain('newer');
  });

  it('that a former worker replaced by a login page is not shown, and heals with the next answer', async () => {
    const { openCache, findKept, refreshKept, readFacts } = await load();
    const facts = { title: 'A', images: [], by: '' };
    const headers = { 'x-kept-title': 'A', 'x-kept-order': 'x', 'x-kept-at': 'x' };
    await (await openCache('saved')).put(pathOf(1), new Response(PORTAL, { headers }));
    expect(await findKept(pathOf(1))).toBeNull();
    await refreshKept(pathOf(1), createPage(1));
    const healed = await findKept(pathOf(1));
    expect(await healed?.clone().text()).toBe(formatArticle(1));
    expect(healed && readFacts(healed)).toEqual(facts);
    expect(healed?.headers.get('x-kept-order')).toBe('1');
  });
});

describe('the code of a page that was read', () => {
  const CODE = `${BASE}/_astro/page.7.js`;
  const JAVASCRIPT = 'text/javascript';
  const keptCode = async () => {
    const copy = await (await (await load()).openCache('assets')).match(CODE);
    return copy?.text();
  };

  /** Reads a page while each request has this answer. */
  async function readWhile(text: string, type: string): Promise<void> {
    vi.stubGlobal('fetch', async () => createAnswer(text, type));
    const { keepOnMessage } = await import('../../../src/worker/keepOnMessage.ts');
    const page = { path: pathOf(1), title: '', by: '', images: [], assets: [CODE] };
    await keepOnMessage({ kind: 'read', ...page });
  }

  it('is kept, and not replaced: its name has a hash', async () => {
    await readWhile('first()', JAVASCRIPT);
    await readWhile('second()', JAVASCRIPT);
    expect(await keptCode()).toBe('first()');
  });

  it('is not the login page of a network, and replaces the one that a former worker kept', async () => {
    await readWhile(PORTAL, 'text/html');
    expect(await keptCode()).toBeUndefined();
    await (await (await load()).openCache('assets')).put(CODE, createAnswer(PORTAL));
    await readWhile('first()', JAVASCRIPT);
    expect(await keptCode()).toBe('first()');
  });
});
