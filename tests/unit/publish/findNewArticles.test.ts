import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { createMemoryTokens } from '../../../scripts/bake/session/sharedTokens.ts';
import { findNewArticles } from '../../../scripts/publish/findNewArticles.ts';
import type { StoredPage } from '../../../scripts/store/storedPages.ts';
import type { TestServer } from '../api/server.ts';
import { serveSite, testSite } from '../bake/site.ts';

/** The version of all rows of the site. */
const LISTED = Date.UTC(2026, 2, 1);

let server: TestServer;
let find: (asked?: Map<string, string | null>) => Promise<readonly string[]>;
/** The pages of the articles 10/1, 10/2 and 11/3. */
let stored: Map<string, StoredPage>;

beforeEach(async () => {
  const site = testSite();
  const served = await serveSite(site);
  server = served.server;
  stored = new Map(['10/1', '10/2', '11/3'].map((name) => [name, pageOf(name)]));
  const client = createBakeClient(served.settings, { tokens: createMemoryTokens() });
  const load = async () => stored;
  find = async (asked = new Map()) => {
    const found = await findNewArticles(client, { load }, asked);
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  };
});
afterEach(() => server.stop());

/** A page that was made from the listed version of its article. */
function pageOf(name: string): StoredPage {
  const [columnId = '', id = ''] = name.split('/');
  const ref = { route: 'newsDetail', params: { columnId, id } } as const;
  return {
    ref,
    siteVersion: 'version',
    viewHash: 'hash',
    listedVersion: String(LISTED),
    hasOutdatedRows: false,
    rowCount: null,
    isComplete: true,
    lostParts: [],
    published: { ref, title: name, publishedAt: null, changedAt: LISTED },
  };
}

const change = (name: string, facts: Partial<StoredPage>) =>
  stored.set(name, { ...pageOf(name), ...facts });

it.each<[string, Partial<StoredPage>]>([
  ['shows the version of its row', {}],
  ['shows the headline of another article that was corrected', { hasOutdatedRows: true }],
  ['lacks a part that is repaired', { isComplete: false }],
  ['was made a moment after its article changed', { listedVersion: null }],
])('leaves an article whose page %s', async (_, facts) => {
  change('10/1', facts);
  expect(await find()).toEqual([]);
});

it('finds an article without a page, and one whose page shows another version, each once', async () => {
  stored.delete('10/1');
  change('11/3', { listedVersion: String(LISTED - 1000) });
  const asked = new Map<string, string | null>();
  expect(await find(asked)).toEqual(['10/1', '11/3']);
  expect(await find(asked)).toEqual([]);
});

it('finds an article whose page is of an unknown version', async () => {
  change('10/2', { listedVersion: null, published: null });
  expect(await find()).toEqual(['10/2']);
});
