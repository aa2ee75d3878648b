import { describe, expect, it } from 'vitest';
import { cacheAnswers } from '../../../scripts/bake/cacheAnswers.ts';
import type { Answer } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { fail, ok } from '../../../src/model/result.ts';

const call = (name: string, id = 1): ApiCall => ({
  path: `/base_url/${name}` as ApiCall['path'],
  params: { id },
});

function counted(answer: (count: number) => Answer = (count) => ok(count)) {
  const state = { sent: 0 };
  const send = cacheAnswers(async () => answer(++state.sent));
  return { state, send };
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
    for (let id = 0; id <= 400; id += 1) await send(call('getArticles', id));
    await send(call('getArticles', 400));
    expect(state.sent).toBe(401);
    await send(call('getArticles', 0));
    expect(state.sent).toBe(402);
  });
});
