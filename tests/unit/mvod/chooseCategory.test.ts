import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../helpers/waitFor.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';
import { videoOf } from './videos.ts';

const settings = testSettings({ mvodUrl: 'https://mvod.example.test/mvod_if' });
const wireVideos = (...ids: string[]) => ({
  list: ids.map((id) => ({ id, title: id, url: 'https://media.test/a.mp4' })),
  hasMore: true,
});

vi.mock('../../../src/host/styles/loadStyleSheet.ts', () => ({
  loadStyleSheet: () => Promise.resolve(),
}));

/** Opens the feed of video a, whose category is 1, on a server with these categories. */
async function openFeed(categories: readonly object[], lists: Record<string, object> = {}) {
  let category = '';
  const page = stubPage((name) => {
    if (name === 'categoryList') return { status: 0, data: { list: categories } };
    if (name !== 'getMvodArticleList') return { status: 0, data: {} };
    category = page.asked.at(-1)?.params.get('categoryId') ?? '';
    return { status: 0, data: lists[category] ?? { list: [] } };
  });
  const store = await import('../../../src/state/mvod.ts');
  store.startVideoFeed(settings, { video: videoOf({ id: 'a', categoryId: '1' }), related: [] });
  await waitFor(() => expect(page.count('categoryList')).toBe(1));
  await new Promise((resolve) => setImmediate(resolve));
  const ids = () => store.$videoFeed.get()?.videos.map(({ id }) => id);
  return { ...store, page, ids };
}

const SEVERAL = [
  { id: '1', name: '山水' },
  { id: '2', name: '市井' },
];

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the categories of short videos', () => {
  it.each([
    ['several', SEVERAL, ['山水', '市井']],
    ['one', SEVERAL.slice(0, 1), []],
    ['none', [], []],
    ['no names', [{ id: '1' }, { id: '2' }], []],
  ])('can be chosen only where the server has several: %s', async (_, sent, names) => {
    const { $videoCategories } = await openFeed(sent);
    expect($videoCategories.get().map(({ name }) => name)).toEqual(names);
  });

  it('replace the feed, which then grows by their pages', async () => {
    const feed = await openFeed(SEVERAL, { 2: wireVideos('c', 'd', 'c') });
    expect(await feed.chooseVideoCategory(settings, '2')).toBeNull();
    expect(feed.ids()).toEqual(['c', 'd']);
    expect(feed.$videoFeed.get()).toMatchObject({ categoryId: '2', nextPage: 2 });
  });

  it('leave the feed as it is when they have no videos, or cannot be loaded', async () => {
    const feed = await openFeed(SEVERAL);
    expect(await feed.chooseVideoCategory(settings, '2')).toBe('empty');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await feed.chooseVideoCategory(settings, '2')).toBe('failed');
    expect(feed.ids()).toEqual(['a']);
  });

  it('show the last choice of a reader who chooses twice', async () => {
    const feed = await openFeed(SEVERAL, { 1: wireVideos('b'), 2: wireVideos('c') });
    await Promise.all([
      feed.chooseVideoCategory(settings, '2'),
      feed.chooseVideoCategory(settings, '1'),
    ]);
    expect(feed.ids()).toEqual(['b']);
  });

  it('drop a page of the category before that arrives late', async () => {
    const feed = await openFeed(SEVERAL, { 1: wireVideos('b'), 2: wireVideos('c') });
    await Promise.all([feed.loadMoreVideos(settings, 0), feed.chooseVideoCategory(settings, '2')]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(feed.ids()).toEqual(['c']);
  });
});
