import { describe, expect, it } from 'vitest';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { DEVICE, runOrigin, type Wire } from './originClient.ts';

/** The calls of lists: columns and their articles, tags, specials, accounts, leaders. */

const origin = runOrigin();

type Row = Wire & { fileId: number };
interface List {
  readonly list: readonly Row[];
  readonly hasMore: boolean;
}

async function list(call: string, values = {}): Promise<List> {
  const { status, data } = await origin.get(call, values);
  expect(status, call).toBe(0);
  return data as unknown as List;
}

const bare = async <T>(call: string): Promise<T> =>
  (await (await fetch(`${origin.state.url}/app_if/${call}`)).json()) as T;

const ids = ({ list: rows }: List) => rows.map(({ fileId }) => fileId);

/** All pages of a list until it says that there is no more. */
async function readAll(call: string, values: object, first: number): Promise<number[][]> {
  const pages: number[][] = [];
  for (let page = first; page < first + 30; page += 1) {
    const answer = await list(call, { ...values, page });
    pages.push(ids(answer));
    if (!answer.hasMore) return pages;
  }
  throw new Error(`${call} has no end`);
}

const column = async (columnId: number) => (await origin.get('getColumn', { columnId })).data;

describe('columns', () => {
  it('are thirty or more, in three levels', async () => {
    const { columns } = (await origin.get('getColumnsAll', { parentColumnId: 0 })).data as {
      columns: readonly Wire[];
    };
    expect(columns.length).toBeGreaterThanOrEqual(30);
    const depth = (name: unknown) => String(name).split('~').length - 1;
    expect(Math.max(...columns.map(({ casNames }) => depth(casNames)))).toBe(3);
    expect(columns.find(({ columnId }) => columnId === 131)).toMatchObject({
      casNames: '首页~省内~临漪',
    });
    expect(columns.find(({ columnId }) => columnId === 270)).toBeUndefined();
  });

  it('contain their image, their timeline and the display flags of their rows', async () => {
    expect(await column(95)).toMatchObject({
      topPicPad: expect.stringMatching(/^http.*-banner\.jpg$/),
      timeAxisIconPad: expect.stringMatching(/column-95\.jpg$/),
      timeAxisColorPad: '#1f6f5c',
      showPubTimePad: 1,
      showReadCountPad: 0,
    });
    expect(await column(14)).toMatchObject({ topPicPad: '', timeAxisIconPad: '' });
  });

  it('count each follower once', async () => {
    const { rssCount } = await column(17);
    for (const device of ['a', 'a', 'b']) {
      await origin.post('topicSub', { id: 17, type: 1, device });
    }
    expect((await column(17)).rssCount).toBe(Number(rssCount) + 2);
    await origin.post('topicSubCancel', { id: 17, type: 1, device: 'a' });
    expect((await column(17)).rssCount).toBe(Number(rssCount) + 1);
  });

  it('have several pages on the front page, without duplicates', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => list('getArticles', { columnId: 12, page })),
    );
    expect(pages.map((page) => page.list.length)).toEqual([20, 20, 20, 20]);
    expect(new Set(pages.flatMap(ids)).size).toBe(80);
  });
});

describe('modules and ads of a column', () => {
  const first = async (columnId: number) =>
    (await origin.get('getArticles', { columnId, adv: 1 })).data as Record<string, readonly Wire[]>;

  it('contain modules of all types, with their items', async () => {
    const { modules = [] } = await first(12);
    expect(modules.map(({ type }) => type)).toEqual([8, 1, 0, 10, 11, 9, 7]);
    const items = (type: number) =>
      modules.find((module) => module.type === type)?.charactor as readonly Wire[];
    expect(items(7)[0]).toMatchObject({
      cmiName: expect.any(String),
      url: expect.stringMatching(/leader-\d+\.jpg$/),
      columnID: 3301,
    });
    expect(items(9)[0]).toMatchObject({ columnId: 16, columnStyle: '101' });
    expect(items(10).length).toBe(3);
    for (const special of items(10)) {
      expect(special).toMatchObject({ articleType: 3, linkID: expect.any(Number) });
      const related = special.related as readonly Wire[];
      expect(related).toHaveLength(3);
      expect(related.map(({ relId }) => relId)).not.toContain(special.fileId);
    }
  });

  it('contain broadcasts, ads and the top module on the first page only', async () => {
    const { liveArticles = [], adv = [] } = await first(12);
    expect(liveArticles.map(({ articleType }) => articleType)).toEqual([6, 6]);
    expect(adv.map(({ adOrder }) => adOrder)).toEqual([4, 9, 15]);
    expect((await first(13)).topModule).toMatchObject({ cmDisplayStyle: 1 });
    expect((await first(16)).topModule).toMatchObject({ cmDisplayStyle: 2 });
    expect(await first(17)).not.toHaveProperty('topModule');
    const { data } = await origin.get('getArticles', { columnId: 12, adv: 1, page: 1 });
    expect(data).toMatchObject({ modules: [], adv: [], carousel: [] });
    expect(data).not.toHaveProperty('liveArticles');
  });

  it.each([
    [501, 8],
    [504, 0],
    [507, 9],
    [508, 7],
    [511, 0],
  ])('module %i can be requested by id', async (id, type) => {
    const { data } = await origin.get('moduleView', { id });
    expect(data).toMatchObject({ type, name: expect.any(String) });
    expect((data.list as unknown[]).length).toBeGreaterThan(0);
    expect((await origin.get('getModuleView', { id, page: 1 })).data.list).toEqual([]);
  });

  it('answer -1 for an unknown module', async () => {
    expect(await origin.get('moduleView', { id: 4242 })).toMatchObject({ status: -1, data: {} });
    expect(await bare('moduleView?id=4242')).toBeNull();
  });
});

describe('columns of edge cases', () => {
  it('may be empty', async () => {
    expect((await origin.get('getArticles', { columnId: 270 })).data).toEqual({
      carousel: [],
      list: [],
      modules: [],
      adv: [],
    });
  });

  it('contain repeated and unknown rows', async () => {
    const {
      carousel,
      list: rows,
      modules,
      topModule,
    } = (await origin.get('getArticles', { columnId: 271 })).data as Record<string, readonly Row[]>;
    const both = [...(carousel ?? []), ...(rows ?? [])].map(({ fileId }) => fileId);
    expect(both.length).toBeGreaterThan(new Set(both).size + 2);
    expect(both).toContain('');
    const moduleIds = (modules ?? []).map(({ moduleID }) => moduleID);
    expect(moduleIds.length).toBeGreaterThan(new Set(moduleIds).size);
    expect((modules ?? []).map(({ type }) => type)).toContain(99);
    expect((modules ?? []).filter(({ charactor }) => (charactor as []).length === 0)).toHaveLength(
      3,
    );
    expect(topModule).toMatchObject({ type: 42 });
  });

  it('have titles with tags and invisible characters', async () => {
    const titles = (await list('getArticles', { columnId: 272 })).list.map(({ title }) => title);
    expect(titles).toContain('<script>alert(1)</script>标题里的脚本');
    expect(titles).toContain('\u200b\u200b');
  });

  it('may have sixty-five pages, whose last article can be requested', async () => {
    const pages = await Promise.all(
      [0, 31, 64, 65].map((page) => list('getArticles', { columnId: 273, page })),
    );
    expect(pages.map((page) => page.list.length)).toEqual([20, 20, 20, 0]);
    const [last = 0] = ids(pages[2] as List).slice(-1);
    const { data } = await origin.get('getArticleContent', { articleId: last });
    expect(data).toMatchObject({ fileId: String(last), colID: '273' });
    expect((await origin.get('getArticleContent', { articleId: last + 1 })).data).toBe('empty');
  });
});

describe('tags', () => {
  /** 乡村 */
  const TAG = 44;

  it('are paged from 1, newest first, with hasMore', async () => {
    const pages = await readAll('tagScreenArticles', { tagId: TAG }, 1);
    expect(pages.length).toBeGreaterThan(2);
    const all = pages.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true);
    const { list: rows } = await list('tagScreenArticles', { tagId: TAG });
    expect(rows.map(({ fileId }) => fileId)).toEqual(pages[0]);
    for (const row of rows) expect(row.tag).toContain('乡村');
  });

  it('are found by id or by name, and under both names of the call', async () => {
    const byId = await list('tagScreenArticles', { tagId: TAG, tagName: '别的', page: 2 });
    expect(await list('tagArticles', { tagName: '乡村', page: 2 })).toEqual(byId);
    expect(ids(byId)).toHaveLength(20);
  });

  it('of a new article are found by name and by id', async () => {
    const article = { id: 9101, column: 12, at: '2026-11-20 08:00', title: '新', tags: ['新标签'] };
    await origin.control('article', article);
    const [row] = (await list('tagScreenArticles', { tagName: '新标签' })).list;
    expect(row?.tags).toMatchObject([{ name: '新标签' }]);
    const tags = row?.tags as readonly { id: number }[] | undefined;
    const tagId = tags?.[0]?.id ?? 0;
    expect(ids(await list('tagScreenArticles', { tagId }))).toEqual([9101]);
  });

  it.each([[{ tagId: 99_999_999 }], [{ tagName: '没有' }], [{}], [{ tagId: 'x' }]])(
    'are empty for %j',
    async (values) => {
      expect(await list('tagScreenArticles', values)).toEqual({ list: [], hasMore: false });
    },
  );
});

describe('specials', () => {
  it('have a header, requested by the id of their column', async () => {
    expect((await origin.get('getSubject', { id: 80 })).data).toMatchObject({
      id: 80,
      name: '秋收之后',
      abstract: expect.stringContaining('粮食归了仓'),
      headPic: expect.stringMatching(/fields-2-banner\.jpg$/),
      articleId: '2652',
    });
    for (const id of [12, 4242]) {
      expect(await origin.get('getSubject', { id })).toMatchObject({ status: -1, data: {} });
    }
  });

  it('contain the articles of all their parts, each once', async () => {
    const all = (await readAll('getSubSpecialArticles', { columnId: 80 }, 0)).flat();
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all).size).toBe(all.length);
    for (const part of [81, 82, 83]) {
      for (const id of ids(await list('getArticles', { columnId: part }))) {
        expect(all).toContain(id);
      }
    }
    expect(await list('getSubSpecialArticles', { columnId: 4242 })).toEqual({
      list: [],
      hasMore: false,
    });
  });

  it('have a timeline of fifteen dated entries', async () => {
    const { list: rows } = await list('getArticles', { columnId: 95 });
    const days = rows.map(({ publishtime }) => String(publishtime));
    expect(days).toHaveLength(15);
    expect(days).toEqual([...days].sort().reverse());
  });
});

describe('accounts', () => {
  const cats = async (call: string, values: object) =>
    (await origin.get(call, { ...values })).data as unknown as readonly Wire[];
  const xys = async (values: object) =>
    (await origin.get('getCatXys', { ...values })).data.xys as readonly Wire[];

  it('are in categories, which are a bare array', async () => {
    const top = await cats('getCats', { code: 'XYACCOUNT' });
    expect(top.map(({ catID }) => catID)).toEqual([1, 2, 3, 4]);
    expect((await cats('getSubCats', { id: 1 })).map(({ catName }) => catName)).toEqual([
      '省直',
      '市州',
    ]);
    expect(await cats('getSubCats', { id: 3 })).toEqual([]);
    expect(await cats('getSubCats', {})).toEqual([]);
    expect(await cats('getCats', { code: 'OTHER' })).toEqual([]);
  });

  it('of a category include those of its subcategories, in pages', async () => {
    const all = await xys({ id: 1 });
    expect(all).toHaveLength(8);
    expect(await xys({ id: 1, start: 3, count: 2 })).toEqual(all.slice(3, 5));
    expect((await xys({ id: 11 })).length + (await xys({ id: 12 })).length).toBe(8);
    expect(await xys({ id: 4242 })).toEqual([]);
    expect(await xys({})).toEqual([]);
  });

  it('are 24, each with articles', async () => {
    const all = (await Promise.all([1, 2, 3, 4].map((id) => xys({ id })))).flat();
    expect(all).toHaveLength(24);
    for (const { topic, articleCount } of all)
      expect(Number(articleCount), String(topic)).toBeGreaterThan(0);
  });

  it('are followed by the device of the request', async () => {
    const find = async (device: string) =>
      (await xys({ id: 3, device })).find(({ xyID }) => xyID === 204);
    const before = Number((await find(DEVICE))?.rssCount);
    await origin.post('topicSub', { id: 204, type: 4 });
    expect(Number((await find(DEVICE))?.rssCount)).toBe(before + 1);
    expect((await find(DEVICE))?.isFollow).toBe(1);
    expect((await find('another'))?.isFollow).toBe(0);
  });
});

describe('leaders', () => {
  it('are a bare array in pages, with their newest reports on request', async () => {
    const all = (await origin.get('leaderView')).data as unknown as readonly Wire[];
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => 301 + n));
    const some = await bare<readonly Wire[]>('leaderView?start=3&count=2&hasArticles=1');
    expect(some.map(({ id }) => id)).toEqual([304, 305]);
    expect(some[0]?.articles).toHaveLength(2);
    // Nothing is reported about this one.
    expect(some[1]).toMatchObject({ columnID: 0, articles: [] });
  });

  it('are found by id, and have a column of reports about them', async () => {
    const { data } = await origin.get('leader', { id: 301 });
    expect(data).toMatchObject({ name: '郁成岳', columnID: 3301 });
    const { list: rows } = await list('getArticles', { columnId: 3301 });
    expect(rows.length).toBeGreaterThan(2);
    for (const { title } of rows) expect(title).toContain('郁成岳');
    expect(await origin.get('leader', { id: 1 })).toMatchObject({ status: -1, data: {} });
  });
});

describe('activities', () => {
  it('have ids and images in the form of real servers', async () => {
    const { list: rows } = await list('activityList', { catID: -1, page: 0 });
    expect(rows).toHaveLength(16);
    expect(rows[0]).toMatchObject({
      fileId: '6001',
      startTime: `${shiftFutureDates('2026-11-22 05:30')}:00.0`,
      imageUrl: expect.stringMatching(/\.jpg\.2$/),
    });
    expect(rows.find(({ fileId }) => String(fileId) === '6003')).toMatchObject({
      startSignTime: '',
      endSignTime: '',
    });
    expect((await list('activityList', { catID: 2 })).list).toHaveLength(8);
    expect((await list('activityList', { catID: -1, page: 1 })).list).toEqual([]);
  });
});

describe('products', () => {
  it('are answered without token, signature or common parameters', async () => {
    expect(await bare('productDetail?id=2')).toMatchObject({ name: '听报收音机', score: '2600' });
    for (const appID of [2, 3, 4]) {
      const values = { id: 2, appID, curVersions: 3 };
      expect((await origin.get('productDetail', values)).data).toMatchObject({ id: 2 });
    }
    expect(await bare('productDetail?id=99')).toBeNull();
  });
});
