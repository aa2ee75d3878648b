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
    ['sends the call of an article for each page', 'getArticleContent', 2],
  ])('%s', async (_, name, times) => {
    const { state, send } = counted();
    await Promise.all([send(call(name)), send(call(name))]);
    expect(state.sent).toBe(times);
    await send(call(name, 2));
    expect(state.sent).toBe(times + 1);
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
