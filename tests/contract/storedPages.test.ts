import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openStore } from '../../scripts/store/openStore.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';

it('saves a page whose title has characters that the database refuses', async () => {
  const store = await openStore({ url: requireDatabaseUrl(), site: randomUUID() });
  const ref = { route: 'newsDetail', params: { columnId: '10', id: '1' } } as const;
  const published = { ref, title: 'a\0b\\u0000c\ud83d', publishedAt: null, changedAt: null };
  const page = {
    ref,
    published,
    siteVersion: 'version',
    viewHash: 'hash',
    listedVersion: null,
    rowCount: null,
    isComplete: true,
    shownIds: [],
    searchTitle: null,
    lostParts: [],
  };
  store.pages.save('10/1', page, '{"title":"a\\u0000b"}');
  const saved = (await store.pages.load(['10/1'])).get('10/1');
  expect(saved?.published?.title).toBe('ab\\u0000c\ufffd');
  expect(await store.pages.readContent('10/1')).toBe('{"title":"a\\u0000b"}');
  await store.close();
});
