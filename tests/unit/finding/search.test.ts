import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

afterEach(() => vi.unstubAllGlobals());

it('a search for nothing finds nothing and asks no server', async () => {
  const page = stubPage(() => ({ status: 0, data: {} }));
  const { loadSearch, search } = await import('../../../src/screens/search/search.state.ts');
  await loadSearch(testSettings(), '');
  expect(page.asked.map(({ name }) => name)).not.toContain('searchAll');
  expect(search.$list.get()).toMatchObject({ state: 'ready', items: [], head: { query: '' } });
});
