import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageRef } from '../../scripts/bake/pageRef.ts';
import { openStore, type Store } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore({ url: requireDatabaseUrl(), site: randomUUID() });
});
afterEach(() => store.close());

const refOf = (id: string): PageRef<'newsDetail'> => ({
  route: 'newsDetail',
  params: { columnId: '10', id },
});

interface Facts {
  readonly title?: string;
  readonly publishedAt?: number;
  readonly shownIds?: readonly string[];
}

/** Saves the page of an article. */
async function save(id: string, { title = id, publishedAt = 1, shownIds = [] }: Facts = {}) {
  const ref = refOf(id);
  const page = {
    ref,
    shownIds,
    siteVersion: 'version',
    viewHash: 'hash',
    listedVersion: 'listed',
    rowCount: null,
    isComplete: true,
    searchTitle: null,
    lostParts: [],
    published: { ref, title, publishedAt, changedAt: null },
  };
  store.pages.save(`10/${id}`, page, null);
  await store.pages.flush();
}

/** Returns the pages that are handed over. */
async function take(limit = 10): Promise<readonly (string | undefined)[]> {
  let taken: readonly PageRef[] = [];
  await store.changes.take(limit, async (pages) => {
    taken = pages;
  });
  return taken.map(({ params }) => params.id);
}

const readPage = async (id: string) => (await store.pages.load([`10/${id}`])).get(`10/${id}`);

describe('pages whose rows show an article', () => {
  beforeEach(async () => {
    await save('1');
    await save('2', { publishedAt: 5, shownIds: ['1', '9'] });
    await save('3', { publishedAt: 7, shownIds: ['1'] });
    await save('4', { shownIds: ['9'] });
  });

  it('are handed over once when its headline changes, the newest first', async () => {
    await save('1', { title: 'new' });
    expect(await take()).toEqual(['3', '2']);
    expect(await take()).toEqual([]);
  });

  it('are handed over when its page is deleted', async () => {
    store.pages.delete('10/1');
    await store.pages.flush();
    expect(await take()).toEqual(['3', '2']);
  });

  it('are not handed over when something else of it changes', async () => {
    await save('1', { publishedAt: 3 });
    expect(await take()).toEqual([]);
  });

  it('are outdated until they are written again, also beyond the limit, and have their version', async () => {
    await save('1', { title: 'new' });
    expect(await take(1)).toEqual(['3']);
    for (const id of ['2', '3']) {
      const page = { hasOutdatedRows: true, listedVersion: 'listed' };
      expect(await readPage(id), id).toMatchObject(page);
    }
    expect(await readPage('4')).toMatchObject({ hasOutdatedRows: false });
    await save('2', { publishedAt: 5, shownIds: ['1', '9'] });
    expect(await readPage('2')).toMatchObject({ hasOutdatedRows: false });
  });

  it('are handed over again when nothing could be done with them', async () => {
    await save('1', { title: 'new' });
    const refuse = () => Promise.reject(new Error('no queue'));
    await expect(store.changes.take(10, refuse)).rejects.toThrow('no queue');
    expect(await take()).toEqual(['3', '2']);
  });
});
