import { afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../session/page.ts';

/** What a device remembers of its reader. */

const article = (id: string) => ({
  id,
  path: `newsDetail/12/${id}.html`,
  title: id,
  image: '',
  at: 1,
});

afterEach(() => vi.unstubAllGlobals());

it('the history has what was read until it is switched off', async () => {
  stubPage(() => null);
  const history = await import('../../../src/services/readingHistory.ts');
  const choice = await import('../../../src/host/historyChoice.ts');
  const STORAGE_KEYS = await import('../../../src/host/storageKeys.ts');
  const readIds = () =>
    JSON.parse(localStorage.getItem(STORAGE_KEYS.history) ?? '[]').map(
      ({ id }: { readonly id: string }) => id,
    );
  expect(choice.isHistoryOn()).toBe(true);
  for (const id of ['1', '2', '1']) history.addToHistory(article(id));
  choice.setHistoryOn(false);
  expect(choice.isHistoryOn()).toBe(false);
  history.addToHistory(article('3'));
  expect(readIds()).toEqual(['1', '2']);
});

it('a favourite is reported as kept only where the storage keeps it', async () => {
  stubPage(() => null);
  const favourites = await import('../../../src/state/mine/deviceFavourites.ts');
  expect(favourites.addDeviceFavourite(article('1'))).toBe(true);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(favourites.addDeviceFavourite(article('2'))).toBe(false);
  expect(favourites.$deviceFavourites.get().map(({ id }) => id)).toEqual(['1']);
});

it('recent searches have each query once, the last one first', async () => {
  stubPage(() => null);
  const searches = await import('../../../src/services/recentQueries.ts');
  for (const query of ['桥', '船', '桥']) searches.addRecentQuery(query);
  expect(searches.readRecentQueries()).toEqual(['桥', '船']);
});
