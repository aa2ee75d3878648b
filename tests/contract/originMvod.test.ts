import { describe, expect, it } from 'vitest';
import { type Body, runOrigin, type Values, type Wire } from './originClient.ts';

/** The short video server: one form of answer, pages from 1, counters that are stored. */

const VIDEO = 7003;

const origin = runOrigin();

const ask = (call: string, values: Values = {}): Promise<Body> =>
  origin.post(`articleApp/${call}`, values, {}, 'mvod_if');

const listOf = async (call: string, values: Values = {}): Promise<readonly Wire[]> =>
  (await ask(call, values)).data.list as readonly Wire[];

const counts = async (): Promise<Wire> =>
  (await listOf('dynamicArticleList', { ids: `1,${VIDEO}` }))[0] ?? {};

describe('a short video', () => {
  it('is answered with related videos, in the same form for every version', async () => {
    const path = `${origin.state.url}/mvod_if/articleApp/getMvodArticle?id=${VIDEO}`;
    const plain = (await (await fetch(path)).json()) as Body;
    expect(plain).toEqual(await (await fetch(`${path}&curVersions=1`)).json());
    expect(plain.status).toBe(0);
    expect(plain.data).toMatchObject({
      id: '7003',
      videoDirection: 1,
      width: 360,
      height: 640,
      duration: 5,
      videoUrl: `${origin.state.url}/media/file/tall-2.mp4`,
      publishTime: '2026-11-19 20:00:00.0',
    });
    const related = plain.data.relArticleList as readonly Wire[];
    expect(related.length).toBeGreaterThan(4);
    expect(related.map(({ id }) => id)).not.toContain('7003');
  });

  it('is missing for an unknown id', async () => {
    expect(await ask('getMvodArticle', { id: 1 })).toMatchObject({ status: 0, data: 'empty' });
    expect(await ask('attach', { id: 1 })).toMatchObject({ data: 'empty' });
  });

  it('has a video, a cover and share texts', async () => {
    expect(await listOf('attach', { id: VIDEO })).toMatchObject([{ type: 2 }, { type: 1 }]);
    expect((await ask('shareInfo', { id: VIDEO })).data).toMatchObject({
      title: '骆水生的最后一班渡船',
      url: expect.stringContaining('/mvodShare/7003.html'),
    });
    expect((await ask('commonInfo')).data).toMatchObject({ appName: expect.any(String) });
  });
});

describe('the list of short videos', () => {
  it.each(['getMvodArticleList', 'articleList'])('%s is paged from 1', async (call) => {
    const values = { categoryId: 1, nodeCode: 'pub', clientType: 1, size: 4 };
    const first = (await ask(call, { ...values, page: 1 })).data;
    const second = (await ask(call, { ...values, page: 2 })).data;
    expect(first).toMatchObject({ total: 8, hasMore: true });
    expect(second).toMatchObject({ total: 8, hasMore: false });
    const ids = [first, second].flatMap(({ list }) =>
      (list as readonly Wire[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(8);
    expect(await listOf(call, { ...values, page: 3 })).toEqual([]);
  });

  it('contains all without a category, and has categories', async () => {
    expect((await ask('articleList', { page: 1, size: 50 })).data).toMatchObject({ total: 12 });
    expect(await listOf('categoryList')).toHaveLength(3);
  });
});

describe('an event of a short video', () => {
  it('is counted and stored, a like once per reader', async () => {
    const before = await counts();
    await ask('event', { id: VIDEO, type: 1 });
    await ask('event', { id: VIDEO, type: 3 });
    expect((await ask('event', { id: VIDEO, type: 2 })).data).toEqual({ value: 'true' });
    expect((await ask('event', { id: VIDEO, type: 2 })).data).toMatchObject({ value: 'false' });
    await origin.restart();
    expect(await counts()).toMatchObject({
      countClick: Number(before.countClick) + 1,
      countPraise: Number(before.countPraise) + 1,
      countShare: Number(before.countShare) + 1,
    });
  });

  it('can be cancelled when it is a like', async () => {
    const before = await counts();
    await ask('event', { id: VIDEO, type: 2 });
    await ask('event', { id: VIDEO, type: 2, device: 'another' });
    expect((await ask('event', { id: VIDEO, type: 2, cancel: 1 })).data).toEqual({ value: 'true' });
    expect((await counts()).countPraise).toBe(Number(before.countPraise) + 1);
    expect((await ask('event', { id: VIDEO, type: 2, cancel: 1 })).data).toMatchObject({
      value: 'false',
    });
  });

  it('is refused for an unknown video or type', async () => {
    expect((await ask('event', { id: 1, type: 2 })).status).toBe(-1);
    expect((await ask('event', { id: VIDEO, type: 9 })).data).toMatchObject({ value: 'false' });
  });
});
