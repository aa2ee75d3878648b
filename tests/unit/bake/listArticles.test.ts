import { afterEach, describe, expect, it } from 'vitest';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { listArticles } from '../../../scripts/bake/plan/listArticles.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, type Interfere, row, serveSite, type TestSite, testSite } from './site.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function list(change: Partial<TestSite>, interfere?: Interfere) {
  const { server, settings } = await serveSite({ ...testSite(), ...change }, interfere);
  servers.push(server);
  const listing = await listArticles(createBakeClient(settings, { retryDelayMs: 1 }));
  if (!listing.ok) throw new Error(listing.error.message);
  const { articles, columns, failures, hasAllColumns, unreadColumns } = listing.value;
  return {
    columns: [...columns.keys()].sort(),
    hasAllColumns,
    names: [...articles.keys()].sort(),
    article: (name: string) => articles.get(name),
    failures: failures.map(({ subject, kind }) => `${subject} ${kind}`),
    unread: [...unreadColumns],
    calls: server.seen.map(({ url }) => callOf(url.pathname)),
  };
}

describe('listing the articles of a site', () => {
  it('reads the columns and their children', async () => {
    const { names, failures } = await list({});
    expect(names).toEqual(['10/1', '10/2', '11/3']);
    expect(failures).toEqual([]);
  });

  it('lists an article under every column that names it and under its own', async () => {
    const { names } = await list({ columns: { 0: ['10', '11'] }, lists: { 10: [row(5, 12)] } });
    expect(names).toEqual(['10/5', '12/5']);
  });

  it('lists the articles of modules under their column and under their own', async () => {
    const { names } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      const modules = [{ type: 8, charactor: [row(7, 20)] }];
      response.end(JSON.stringify({ list: [row(1, 10)], modules }));
      return true;
    });
    expect(names).toEqual(['10/1', '10/7', '20/7']);
  });

  it('reads the columns of specials, and columns with isForbidden', async () => {
    const { names } = await list(
      {
        columns: { 0: ['10'], 90: ['91'] },
        lists: {
          10: [row(1, 10, { articleType: 3, linkID: 90 })],
          91: [row(2, 91)],
          11: [row(3, 11)],
        },
      },
      ({ url }, response) => {
        if (url.searchParams.get('parentColumnId') !== '0') return false;
        const columns = [{ columnId: 10 }, { columnId: 11, isForbidden: true }];
        response.end(JSON.stringify({ columns }));
        return true;
      },
    );
    expect(names).toEqual(['11/3', '91/2', 'specDetail/90/1']);
  });

  it('marks the page of an article under its own column', async () => {
    const { columns, hasAllColumns, article } = await list({ lists: { 10: [row(3, 11)] } });
    expect({ columns, hasAllColumns }).toEqual({ columns: ['10', '11'], hasAllColumns: true });
    expect(article('10/3')?.isOwn).toBe(false);
    expect(article('11/3')).toMatchObject({ isOwn: true, title: '标题 3' });
  });

  it('reads every page of a list', async () => {
    const rows = Array.from({ length: 41 }, (_, i) => row(i + 1, 10));
    const { names } = await list({ columns: { 0: ['10'] }, lists: { 10: rows } });
    expect(names).toHaveLength(41);
  });

  it('continues after a first page that is short because of its carousel', async () => {
    const page = (items: number[], carousel: number[] = []) =>
      JSON.stringify({
        carousel: carousel.map((id) => row(id, 10)),
        list: items.map((id) => row(id, 10)),
      });
    const { names } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      response.end(url.searchParams.get('page') === '0' ? page([3], [1, 2]) : page([4]));
      return true;
    });
    expect(names).toEqual(['10/1', '10/2', '10/3', '10/4']);
  });

  it('ends when a server repeats the same page', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => row(i + 1, 10));
    const { names, calls } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      response.end(JSON.stringify({ list: rows }));
      return true;
    });
    expect(names).toHaveLength(20);
    expect(calls.filter((call) => call === 'getArticles')).toHaveLength(2);
  });

  it('ends when columns contain each other', async () => {
    const { calls } = await list({ columns: { 0: ['10'], 10: ['11', '10', '0'], 11: ['10'] } });
    expect(calls.filter((call) => call === 'getColumns')).toHaveLength(3);
  });

  it('reads six levels of columns', async () => {
    const columns = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [i === 0 ? '0' : `c${i}`, [`c${i + 1}`]]),
    );
    const lists = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`c${i + 1}`, [row(i + 1, 0)]]),
    );
    const { names } = await list({ columns, lists });
    expect(names).toEqual(['c1/1', 'c2/2', 'c3/3', 'c4/4', 'c5/5', 'c6/6']);
  });

  it.each([
    ['changed: version', {}, { changedAt: Date.UTC(2026, 2, 1) }],
    [
      'changed: published, without a version',
      { version: undefined, publishtime: '2026-04-01 08:00:00.0' },
      { changedAt: Date.UTC(2026, 3, 1) },
    ],
    ['changed: unknown', { version: '', publishtime: '' }, { changedAt: null }],
    [
      'a link to another site',
      { articleType: 4, url: 'https://example.test/a' },
      { isExternal: true },
    ],
    ['a link without an address', { articleType: 4 }, { isExternal: false }],
  ])('reads %s', async (_, more, expected) => {
    const { article } = await list({ columns: { 0: ['10'] }, lists: { 10: [row(1, 10, more)] } });
    expect(article('10/1')).toMatchObject(expected);
  });

  it.each([
    ['a photo set', { articleType: 1 }, 'imageDetail/10/1'],
    ['a video', { articleType: 2 }, 'videoDetail/10/1'],
    ['a broadcast', { articleType: 6, linkID: 77 }, 'liveDetail/77/1'],
    ['a broadcast without an id', { articleType: 6 }, 'liveDetail/1'],
  ])('lists %s with the page of its own screen', async (_, more, key) => {
    const { names } = await list({ columns: { 0: ['10'] }, lists: { 10: [row(1, 10, more)] } });
    expect(names).toEqual([key]);
  });

  it('omits a row whose id could lead out of the folder', async () => {
    const { names } = await list({
      columns: { 0: ['10'] },
      lists: { 10: [{ ...row(1, 10), fileId: '../../etc' }, row(2, 10)] },
    });
    expect(names).toEqual(['10/2']);
  });
});

describe('listing from an origin that fails', () => {
  const failing =
    (call: string, columnId: string, body: string, status = 200): Interfere =>
    ({ url }, response) => {
      const { searchParams } = url;
      const column = searchParams.get('columnId') ?? searchParams.get('parentColumnId');
      // A refused read is sent in its other form.
      if (![call, `${call}New`].includes(callOf(url.pathname)) || column !== columnId) return false;
      response.statusCode = status;
      response.end(body);
      return true;
    };

  it.each([
    ['HTML', '<!doctype html><h1>Bad gateway</h1>', 200, 'malformed'],
    ['an error', 'no', 503, 'network'],
    ['half a JSON', '{"status":0,"data":{"list":[{"fileId":1', 200, 'malformed'],
    ['a refusal', '{"status":-1,"message":"no","data":{}}', 200, 'status'],
    ['nothing', '', 200, 'network'],
  ])('reports a column that answers %s, and reads the others', async (_, body, status, kind) => {
    const { names, failures, unread } = await list({}, failing('getArticles', '10', body, status));
    expect(names).toEqual(['11/3']);
    expect(failures).toEqual([`column 10 ${kind}`]);
    expect(unread).toEqual(['10']);
  });

  it('treats a refused list of children as empty', async () => {
    const body = '{"status":-1,"message":"no","data":{}}';
    const { names, failures } = await list({}, failing('getColumns', '11', body));
    expect(names).toEqual(['10/1', '10/2', '11/3']);
    expect(failures).toEqual([]);
  });

  it('reports a column whose children cannot be read', async () => {
    const { names, failures } = await list({}, failing('getColumns', '10', '<html>'));
    expect(names).toEqual(['10/1', '10/2']);
    expect(failures).toEqual(['column 10 malformed']);
  });

  it('reports no failure when a special links to something other than a column', async () => {
    const special = row(1, 10, { articleType: 3, linkID: 90 });
    const { names, failures } = await list(
      { columns: { 0: ['10'] }, lists: { 10: [special] } },
      failing('getArticles', '90', '{"status":-1,"message":"no","data":{}}'),
    );
    expect(names).toEqual(['specDetail/90/1']);
    expect(failures).toEqual([]);
  });

  it('fails without the columns of the root', async () => {
    await expect(list({}, failing('getColumns', '0', '<html>'))).rejects.toThrow('not JSON');
  });
});
