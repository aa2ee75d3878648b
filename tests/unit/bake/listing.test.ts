import { afterEach, describe, expect, it } from 'vitest';
import { openBakeClient } from '../../../scripts/bake/client.ts';
import { listArticles } from '../../../scripts/bake/listing.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, type Interfere, row, serveSite, type TestSite, testSite } from './site.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function list(change: Partial<TestSite>, interfere?: Interfere) {
  const { server, settings } = await serveSite({ ...testSite(), ...change }, interfere);
  servers.push(server);
  const listing = await listArticles(openBakeClient(settings, { retryDelayMs: 1 }));
  if (!listing.ok) throw new Error(listing.error.message);
  const { articles, columns, failures, knowsAllColumns, unreadColumns } = listing.value;
  return {
    columns: [...columns.keys()].sort(),
    knowsAllColumns,
    keys: [...articles.keys()].sort(),
    article: (key: string) => articles.get(key),
    failures: failures.map(({ subject, kind }) => `${subject} ${kind}`),
    unread: [...unreadColumns],
    calls: server.seen.map(({ url }) => callOf(url.pathname)),
  };
}

describe('listing the articles of a site', () => {
  it('walks the columns and those below them', async () => {
    const { keys, failures } = await list({});
    expect(keys).toEqual(['10/1', '10/2', '11/3']);
    expect(failures).toEqual([]);
  });

  it('knows an article under every column that lists it and under its own', async () => {
    const { keys } = await list({ columns: { 0: ['10', '11'] }, lists: { 10: [row(5, 12)] } });
    expect(keys).toEqual(['10/5', '12/5']);
  });

  it('knows what modules show, under the column that shows it and under its own', async () => {
    const { keys } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      const modules = [{ type: 8, charactor: [row(7, 20)] }];
      response.end(JSON.stringify({ list: [row(1, 10)], modules }));
      return true;
    });
    expect(keys).toEqual(['10/1', '10/7', '20/7']);
  });

  it('follows specials into their columns, and reads columns whatever isForbidden says', async () => {
    const { keys } = await list(
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
    expect(keys).toEqual(['11/3', '91/2', 'specDetail/90/1']);
  });

  it('knows the columns that readers see, and which page of an article is its own', async () => {
    const { columns, knowsAllColumns, article } = await list({ lists: { 10: [row(3, 11)] } });
    expect({ columns, knowsAllColumns }).toEqual({ columns: ['10', '11'], knowsAllColumns: true });
    expect(article('10/3')?.isOwn).toBe(false);
    expect(article('11/3')).toMatchObject({ isOwn: true, title: '标题 3' });
  });

  it('follows pages to the end of the list', async () => {
    const rows = Array.from({ length: 41 }, (_, i) => row(i + 1, 10));
    const { keys } = await list({ columns: { 0: ['10'] }, lists: { 10: rows } });
    expect(keys).toHaveLength(41);
  });

  it('goes on after a first page that its carousel has shortened', async () => {
    const page = (items: number[], carousel: number[] = []) =>
      JSON.stringify({
        carousel: carousel.map((id) => row(id, 10)),
        list: items.map((id) => row(id, 10)),
      });
    const { keys } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      response.end(url.searchParams.get('page') === '0' ? page([3], [1, 2]) : page([4]));
      return true;
    });
    expect(keys).toEqual(['10/1', '10/2', '10/3', '10/4']);
  });

  it('ends with a server that sends the same page again and again', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => row(i + 1, 10));
    const { keys, calls } = await list({ columns: { 0: ['10'] } }, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getArticles') return false;
      response.end(JSON.stringify({ list: rows }));
      return true;
    });
    expect(keys).toHaveLength(20);
    expect(calls.filter((call) => call === 'getArticles')).toHaveLength(2);
  });

  it('ends with columns that contain each other', async () => {
    const { calls } = await list({ columns: { 0: ['10'], 10: ['11', '10', '0'], 11: ['10'] } });
    expect(calls.filter((call) => call === 'getColumns')).toHaveLength(3);
  });

  it('goes six columns deep and no deeper', async () => {
    const columns = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [i === 0 ? '0' : `c${i}`, [`c${i + 1}`]]),
    );
    const lists = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`c${i + 1}`, [row(i + 1, 0)]]),
    );
    const { keys } = await list({ columns, lists });
    expect(keys).toEqual(['c1/1', 'c2/2', 'c3/3', 'c4/4', 'c5/5', 'c6/6']);
  });

  it.each([
    ['changed: version', {}, { changedAt: Date.UTC(2026, 2, 1) }],
    [
      'changed: published, when no version is told',
      { version: undefined, publishtime: '2026-04-01 08:00:00.0' },
      { changedAt: Date.UTC(2026, 3, 1) },
    ],
    ['changed: unknown', { version: '', publishtime: '' }, { changedAt: null }],
    [
      'a link that leads outside',
      { articleType: 4, url: 'https://example.test/a' },
      { leadsOutside: true },
    ],
    ['a link without an address', { articleType: 4 }, { leadsOutside: false }],
  ])('reads %s', async (_, more, expected) => {
    const { article } = await list({ columns: { 0: ['10'] }, lists: { 10: [row(1, 10, more)] } });
    expect(article('10/1')).toMatchObject(expected);
  });

  it.each([
    ['a photo set', { articleType: 1 }, 'imageDetail/10/1'],
    ['a film', { articleType: 2 }, 'videoDetail/10/1'],
    ['a broadcast', { articleType: 6, linkID: 77 }, 'liveDetail/77/1'],
    ['a broadcast without an id', { articleType: 6 }, 'liveDetail/1'],
  ])('knows %s by the page of its own screen', async (_, more, key) => {
    const { keys } = await list({ columns: { 0: ['10'] }, lists: { 10: [row(1, 10, more)] } });
    expect(keys).toEqual([key]);
  });

  it('leaves out a row whose id could lead out of the folder', async () => {
    const { keys } = await list({
      columns: { 0: ['10'] },
      lists: { 10: [{ ...row(1, 10), fileId: '../../etc' }, row(2, 10)] },
    });
    expect(keys).toEqual(['10/2']);
  });
});

describe('listing from an origin that fails', () => {
  const failing =
    (call: string, columnId: string, body: string, status = 200): Interfere =>
    ({ url }, response) => {
      const { searchParams } = url;
      const column = searchParams.get('columnId') ?? searchParams.get('parentColumnId');
      if (callOf(url.pathname) !== call || column !== columnId) return false;
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
  ])('names a column that answers %s, and reads the others', async (_, body, status, kind) => {
    const { keys, failures, unread } = await list({}, failing('getArticles', '10', body, status));
    expect(keys).toEqual(['11/3']);
    expect(failures).toEqual([`column 10 ${kind}`]);
    expect(unread).toEqual(['10']);
  });

  it('takes a refused list of children for a leaf', async () => {
    const body = '{"status":-1,"message":"no","data":{}}';
    const { keys, failures } = await list({}, failing('getColumns', '11', body));
    expect(keys).toEqual(['10/1', '10/2', '11/3']);
    expect(failures).toEqual([]);
  });

  it('names a column whose children cannot be had', async () => {
    const { keys, failures } = await list({}, failing('getColumns', '10', '<html>'));
    expect(keys).toEqual(['10/1', '10/2']);
    expect(failures).toEqual(['column 10 malformed']);
  });

  it('does not mind a special that links to something else than a column', async () => {
    const special = row(1, 10, { articleType: 3, linkID: 90 });
    const { keys, failures } = await list(
      { columns: { 0: ['10'] }, lists: { 10: [special] } },
      failing('getArticles', '90', '{"status":-1,"message":"no","data":{}}'),
    );
    expect(keys).toEqual(['specDetail/90/1']);
    expect(failures).toEqual([]);
  });

  it('fails whole without the columns of the root', async () => {
    await expect(list({}, failing('getColumns', '0', '<html>'))).rejects.toThrow('not JSON');
  });
});
