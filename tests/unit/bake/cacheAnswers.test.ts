import { describe, expect, it } from 'vitest';
import { cacheAnswers } from '../../../scripts/bake/load/cacheAnswers.ts';
import type { Answer } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { fail, ok } from '../../../src/model/result.ts';

const call = (name: string, id = 1): ApiCall => ({
  path: `/base_url/${name}` as ApiCall['path'],
  params: { id },
});

function counted(
  answer: (count: number) => Answer = (count) => ok(count),
  now: () => number = () => 0,
) {
  const state = { sent: 0 };
  return { state, ...cacheAnswers(async () => answer(++state.sent), now) };
}

describe('remembering answers', () => {
  it.each([
    ['sends the call of a list once', 'getArticles', 1],
    ['sends the call of a part of an article once', 'discussView', 1],
    ['sends the call of an article once', 'getArticleContent', 1],
    ['sends the call of the advertisements of a column once', 'getArticleAdvs', 1],
    ['sends any other call each time', 'getPapersOfToday', 2],
  ])('%s', async (_, name, times) => {
    const { state, send } = counted();
    await Promise.all([send(call(name)), send(call(name))]);
    expect(state.sent).toBe(times);
    await send(call(name, 2));
    expect(state.sent).toBe(times + 1);
  });

  describe('the content of an article', () => {
    const inColumn = (columnId: string | null): ApiCall => ({
      path: '/base_url/getArticleContent',
      params: { articleId: '1', colID: columnId, columnId },
    });

    it('serves a call without a column', async () => {
      const { state, send } = counted();
      expect(await send(inColumn('10'))).toEqual(await send(inColumn(null)));
      expect(state.sent).toBe(1);
    });

    it('is sent for each column, because its advertisements depend on that', async () => {
      const { state, send } = counted();
      await Promise.all([send(inColumn(null)), send(inColumn('10')), send(inColumn('20'))]);
      expect(state.sent).toBe(3);
      expect(await send(inColumn(null))).toEqual(ok(1));
    });

    it('is sent again for a call without a column when it failed', async () => {
      const error = { kind: 'network', message: 'no', call: 'getArticleContent' } as const;
      const { state, send } = counted((count) => (count === 1 ? fail(error) : ok(count)));
      await send(inColumn('10'));
      expect(await send(inColumn(null))).toEqual(ok(2));
      expect(state.sent).toBe(2);
    });
  });

  it('sends a call again after a failure', async () => {
    const error = { kind: 'network', message: 'no', call: 'getColumns' } as const;
    const { send } = counted((count) => (count === 1 ? fail(error) : ok(count)));
    expect(await send(call('getColumns'))).toMatchObject({ ok: false });
    expect(await send(call('getColumns'))).toMatchObject({ ok: true });
  });

  it('deletes the oldest answers beyond its limit', async () => {
    const { state, send } = counted();
    for (let id = 0; id <= 1_000; id += 1) await send(call('getArticles', id));
    await send(call('getArticles', 1_000));
    expect(state.sent).toBe(1_001);
    await send(call('getArticles', 0));
    expect(state.sent).toBe(1_002);
  });

  describe('the lists of a column', () => {
    const list = (columnId: string, page = 0): ApiCall => ({
      path: '/base_url/getArticles',
      params: { columnId, page },
    });
    const children: ApiCall = { path: '/base_url/getColumns', params: { parentColumnId: '1' } };

    it('are sent once for a thread that receives the answers of another one', async () => {
      const first = counted();
      for (const one of [list('1'), list('1', 1), children, list('2')]) await first.send(one);
      const second = counted(() => ok('again'));
      second.addLists(await first.findLists('1', 0));
      expect(await second.send(list('1'))).toEqual(ok(1));
      expect(await second.send(list('1', 1))).toEqual(ok(2));
      expect(await second.send(children)).toEqual(ok(3));
      expect(second.state.sent).toBe(0);
      expect(await second.send(list('2'))).toEqual(ok('again'));
    });

    it('are remembered as far as pages show them', async () => {
      const { state, send } = counted();
      for (let i = 0; i < 2; i += 1) await send(list('1', 2));
      expect(state.sent).toBe(2);
    });

    it('are not found when their answers are old or failed', async () => {
      let time = 0;
      const error = { kind: 'network', message: 'no', call: 'getColumns' } as const;
      const { send, findLists } = counted(
        (count) => (count === 2 ? fail(error) : ok(count)),
        () => time,
      );
      await send(list('1'));
      await send(children);
      expect(Object.values(await findLists('1', 0))).toEqual([ok(1)]);
      time = 10;
      await send(list('1', 1));
      expect(Object.values(await findLists('1', 10))).toEqual([ok(3)]);
    });
  });
});
