import { expect, it } from 'vitest';
import { deferPages } from '../../../scripts/bake/finish/rememberPages.ts';
import type { SavedPage, StoredPages } from '../../../scripts/store/storedPages.ts';

const page: SavedPage = {
  ref: { route: 'newsDetail', params: { columnId: '10', id: '1' } },
  siteVersion: 'version',
  viewHash: 'hash',
  listedVersion: null,
  rowCount: null,
  isComplete: true,
  published: null,
  shownIds: [],
  searchTitle: null,
  lostParts: [],
};

/** Pages that note what is saved and deleted, and whose stored content is `stored`. */
function createPages() {
  const changes: unknown[] = [];
  const none = () => Promise.resolve();
  const pages: StoredPages = {
    load: async () => new Map(),
    loadAround: async () => new Map(),
    count: async () => 0,
    readContent: async () => 'stored',
    listSearchable: async () => [],
    findArticles: async () => [],
    listWithLostParts: async () => ({ count: 0, pages: [] }),
    describe: none,
    save: (name, { viewHash }, content) => changes.push(['save', name, viewHash, content]),
    delete: (name) => changes.push(['delete', name]),
    flush: none,
    refused: new Map(),
  };
  return { pages, changes };
}

it('saves pages with their contents, and deletes pages, only with commit', async () => {
  const { pages, changes } = createPages();
  const deferred = deferPages(pages);
  deferred.save('10/1', page, 'content');
  deferred.delete('10/2');
  expect(changes).toEqual([]);
  expect(await deferred.readContent('10/1')).toBe('stored');
  deferred.commit();
  expect(changes).toEqual([
    ['save', '10/1', 'hash', 'content'],
    ['delete', '10/2'],
  ]);
});

it('keeps the content of a page that is saved again without one', () => {
  const { pages, changes } = createPages();
  const deferred = deferPages(pages);
  deferred.save('10/1', page, 'content');
  deferred.save('10/1', { ...page, viewHash: 'other' }, null);
  deferred.commit();
  expect(changes).toEqual([['save', '10/1', 'other', 'content']]);
});
