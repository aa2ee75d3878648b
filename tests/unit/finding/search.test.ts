import { afterEach, expect, it, vi } from 'vitest';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import type { Searched } from '../../../src/screens/search/search.load.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

it('a search for nothing finds nothing and asks no server', async () => {
  const page = stubPage(() => ({ status: 0, data: {} }));
  const { createSearch } = await import('../../../src/screens/search/search.load.ts');
  const { createListPage } = await import('../../../src/state/listPage.ts');
  const search = createListPage<ListItem, Searched>();
  await search.load(testSettings(), createSearch({ key: '', kind: null }));
  expect(page.asked.map(({ name }) => name)).not.toContain('searchAll');
  expect(search.$list.get()).toMatchObject({ state: 'ready', items: [], head: { key: '' } });
});

it.each([
  [{}, { key: '', kind: null }],
  [{ q: ' 铁路 ' }, { key: '铁路', kind: null }],
  [
    { q: '铁路', kind: 'video' },
    { key: '铁路', kind: 'video' },
  ],
  [
    { q: '铁路', kind: 'constructor' },
    { key: '铁路', kind: null },
  ],
])('reads what %j searches for', async (params, wanted) => {
  const { readSearch } = await import('../../../src/screens/search/search.load.ts');
  expect(readSearch(params)).toEqual(wanted);
});
