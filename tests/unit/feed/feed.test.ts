import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseColumn } from '../../../src/model/site/column.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import type { Settings } from '../../../src/settings.ts';
import { makeServer, wireRows } from './server.ts';

let server: ReturnType<typeof makeServer>;
vi.mock('../../../src/services/pageClient.ts', () => ({
  getClient: () => ({
    settings: { siteId: '1', appId: '1' },
    device: () => 'd',
    send: (...args: Parameters<typeof server.send>) => server.send(...args),
  }),
}));

// Later test files in this process need the real modules.
afterAll(() => vi.resetModules());

let kept: string | null = null;
let columnParam = '';
vi.mock('../../../src/host/savedFeed.ts', () => ({
  readSavedFeedState: () => kept,
  readColumnParam: () => columnParam,
}));

const settings = {} as Settings;
const column = (id: string, style = 0) =>
  parseColumn({ columnId: id, columnName: `栏${id}`, columnStyle: style }) as Column;
const never = () => new Promise(() => {});

/** Loads the store as a new page does: each page has its own. */
async function openStore() {
  vi.resetModules();
  return import('../../../src/state/feed/feed.ts');
}
type Store = Awaited<ReturnType<typeof openStore>>;
let store: Store;

const ids = (id: string) => {
  const feed = store.$feed.get()?.feeds[id];
  if (feed?.state !== 'ready') return feed?.state ?? 'none';
  const first = feed.data ? feed.data.page.list.map((item) => item.id) : ['prerendered'];
  const more = feed.blocks.flatMap(({ rows }) =>
    rows.map((row) => (row.kind === 'article' ? row.item.id : row.kind)),
  );
  return [...first, ...more].join();
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  kept = null;
  columnParam = '';
  server = makeServer({
    getConfig: () => ({ siteName: '报' }),
    getColumn: ({ columnId }) => ({ columnId, columnName: `栏${columnId}` }),
    getColumns: () => ({ columns: [] }),
    getArticles: ({ columnId, page }) => ({
      list: wireRows(Number(columnId) * 100 + Number(page) * 20, page === 2 ? 3 : 20),
    }),
    articleHot: ({ type }) => ({ list: wireRows(9000 + Number(type), 1) }),
  });
  store = await openStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const hydratePrerendered = (home = true) =>
  store.hydrateFeed(settings, {
    home,
    columnId: '12',
    baked: { ids: ['1200', '1201'], hasMore: true },
  });

describe('loadMoreFeed', () => {
  it('appends pages without duplicates until the end', async () => {
    hydratePrerendered(false);
    server = makeServer({
      getArticles: ({ page }) => ({
        list: page === 1 ? wireRows(1201, 20) : wireRows(1219, 2),
      }),
    });
    await store.loadMoreFeed(settings);
    expect(ids('12').split(',')).toHaveLength(20);
    expect(ids('12')).not.toContain('1201,');
    await store.loadMoreFeed(settings);
    expect(ids('12').split(',')).toHaveLength(20);
    expect(store.$feed.get()?.feeds['12']).toMatchObject({ next: null, more: 'waiting' });
    await store.loadMoreFeed(settings);
    expect(server.asked).toEqual(['getArticles 12 1', 'getArticles 12 2']);
  });

  it('skips pages without new rows', async () => {
    hydratePrerendered(false);
    server = makeServer({
      getArticles: ({ page }) => ({
        list: Number(page) < 3 ? Array(20).fill(wireRows(1200, 1)[0]) : wireRows(7000, 1),
      }),
    });
    await store.loadMoreFeed(settings);
    expect(ids('12')).toBe('prerendered,7000');
  });

  it('sends one request at a time and retries a failed page', async () => {
    hydratePrerendered();
    server = makeServer({ getArticles: () => '!' });
    await Promise.all([store.loadMoreFeed(settings), store.loadMoreFeed(settings)]);
    expect(server.asked).toHaveLength(1);
    expect(store.$feed.get()?.feeds['12']).toMatchObject({ more: 'failed', next: 1 });
    server = makeServer({ getArticles: () => ({ list: wireRows(3000, 1) }) });
    await store.loadMoreFeed(settings);
    expect(ids('12')).toBe('prerendered,3000');
  });

  it('ends with recommendations on the front page if the site enables them', async () => {
    server = makeServer({
      getConfig: () => ({ article: { showRecommended: '1' }, relationArticlePageSize: 3 }),
      getArticles: () => ({ list: [] }),
      getRecommendArticles: () => ({ list: wireRows(5000, 2) }),
    });
    const { $siteConfig } = await import('../../../src/state/siteConfig.ts');
    const { DEFAULT_SITE_CONFIG } = await import('../../../src/model/site/normaliseSite.ts');
    $siteConfig.set({
      ...DEFAULT_SITE_CONFIG,
      article: { ...DEFAULT_SITE_CONFIG.article, showRecommended: true },
    });
    hydratePrerendered();
    await store.loadMoreFeed(settings);
    expect(ids('12')).toBe('prerendered,5000,5001');
    expect(store.$feed.get()?.feeds['12']).toMatchObject({ next: null });
  });
});

describe('showColumn', () => {
  it('keeps the previous column visible until the new one is loaded', async () => {
    hydratePrerendered();
    store.showColumn(settings, '13');
    expect(store.$feed.get()).toMatchObject({ current: '13', shown: '12' });
    await settle();
    expect(store.$feed.get()).toMatchObject({ current: '13', shown: '13' });
    expect(ids('13').split(',')).toHaveLength(20);
  });

  it('shows a placeholder after 150 ms and an error when loading fails', async () => {
    hydratePrerendered();
    const answers = { getArticles: never, getConfig: () => ({}), getColumns: () => ({}) };
    server = makeServer(answers);
    store.showColumn(settings, '13');
    await vi.advanceTimersByTimeAsync(149);
    expect(store.$feed.get()?.shown).toBe('12');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.$feed.get()).toMatchObject({ shown: '13', feeds: { 13: { state: 'loading' } } });
    store.showColumn(settings, '12');
    expect(store.$feed.get()).toMatchObject({ current: '12', shown: '12' });
    expect(ids('13')).toBe('none');
    server = makeServer({ ...answers, getArticles: () => '!' });
    store.showColumn(settings, '13');
    await settle();
    expect(ids('13')).toBe('failed');
  });

  it('shows a visited column immediately with all its loaded rows', async () => {
    hydratePrerendered();
    store.showColumn(settings, '13');
    await settle();
    await store.loadMoreFeed(settings);
    store.showColumn(settings, '12');
    const { length } = server.asked;
    store.showColumn(settings, '13');
    expect(store.$feed.get()?.shown).toBe('13');
    expect(ids('13').split(',')).toHaveLength(40);
    expect(server.asked).toHaveLength(length);
  });

  it('cancels the pending list request, also for the hot list', async () => {
    hydratePrerendered();
    server = makeServer({
      getArticles: never,
      getConfig: () => ({}),
      articleHot: () => ({ list: wireRows(9000, 1) }),
    });
    void store.loadMoreFeed(settings);
    await settle();
    store.showColumn(settings, 'hot');
    await settle();
    expect(server.cancelled).toEqual(['getArticles']);
    expect(server.asked.map((call) => call.split(' ')[0])).toEqual([
      'getArticles',
      'getConfig',
      'articleHot',
    ]);
    expect(ids('hot')).toBe('9000');
    expect(store.$feed.get()?.feeds['12']).toMatchObject({ more: 'waiting' });
  });

  it('keeps six columns and the prerendered one', async () => {
    hydratePrerendered();
    for (const id of ['13', '14', '15', '16', '17', '18', '19']) {
      store.showColumn(settings, id);
      await settle();
    }
    const kept = Object.keys(store.$feed.get()?.feeds ?? {});
    expect(kept).toContain('12');
    expect(kept).toContain('19');
    expect(kept).not.toContain('13');
    expect(kept.length).toBeLessThanOrEqual(7);
  });

  it('shows a column requested before hydration after hydration', async () => {
    store.showColumn(settings, '13');
    hydratePrerendered();
    await settle();
    expect(store.$feed.get()?.shown).toBe('13');
  });

  it('shows columns of broadcasts and of activities', async () => {
    server = makeServer({
      getConfig: () => ({}),
      getColumn: () => '!',
      getColumns: () => ({ columns: [] }),
      getArticles: () => ({ list: [] }),
      getLiveComing: () => [{ fileId: 1, linkID: 2, title: '预告' }],
      getLiveArticles: () => ({ list: wireRows(600, 2) }),
      activityList: () => ({ list: [{ fileId: 8, title: '讲座' }] }),
    });
    store.startHomeFeed(settings, [column('20', 225), column('21', 221)], '20');
    await settle();
    expect(ids('20')).toBe('600,601');
    store.showColumn(settings, '21');
    await settle();
    expect(store.$feed.get()?.feeds['21']).toMatchObject({ kind: 'activities' });
    expect(ids('21')).toContain('activity');
  });
});

describe('a feed that is refreshed or restored', () => {
  it('a refresh returns the number of new rows and replaces the list', async () => {
    hydratePrerendered();
    await store.loadMoreFeed(settings);
    server = makeServer({
      getConfig: () => ({}),
      getColumn: () => ({ columnId: 12 }),
      getArticles: () => ({ list: wireRows(1198, 4) }),
    });
    expect(await store.refreshFeed(settings)).toBe(2);
    expect(ids('12')).toBe('1198,1199,1200,1201');
    server = makeServer({ getArticles: () => '!' });
    expect(await store.refreshFeed(settings)).toBeNull();
    expect(ids('12')).toBe('1198,1199,1200,1201');
  });

  it('is restored with its rows and scroll anchor without a request', async () => {
    hydratePrerendered();
    expect(store.formatFeed(null)).toBeNull();
    await store.loadMoreFeed(settings);
    kept = store.formatFeed({ id: '1220', offset: -30 });
    const before = ids('12');
    columnParam = '14';
    store = await openStore();
    expect(store.readSavedFeed()).toBeNull();
    columnParam = '';
    store = await openStore();
    const { length } = server.asked;
    hydratePrerendered();
    expect(ids('12')).toBe(before);
    expect(store.takeAnchor()).toEqual({ id: '1220', offset: -30 });
    expect(store.takeAnchor()).toBeNull();
    expect(server.asked).toHaveLength(length);
  });
});
