import { describe, expect, it } from 'vitest';
import { rememberAnswers } from '../../../scripts/bake/remember.ts';
import type { Answer } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { fail, ok } from '../../../src/model/result.ts';

const call = (name: string, id = 1): ApiCall => ({
  path: `/base_url/${name}` as ApiCall['path'],
  params: { id },
});

function counted(answer: (count: number) => Answer = (count) => ok(count)) {
  const state = { asked: 0 };
  const send = rememberAnswers(async () => answer(++state.asked));
  return { state, send };
}

describe('answers of a run', () => {
  it.each([
    ['a list', 'getArticles', 1],
    ['what stands around an article', 'discussView', 1],
    ['an article, which is each page’s own', 'getArticleContent', 2],
  ])('%s', async (_, name, times) => {
    const { state, send } = counted();
    await Promise.all([send(call(name)), send(call(name))]);
    expect(state.asked).toBe(times);
    await send(call(name, 2));
    expect(state.asked).toBe(times + 1);
  });

  it('asks again after a failure', async () => {
    const error = { kind: 'network', message: 'no', call: 'getColumns' } as const;
    const { send } = counted((count) => (count === 1 ? fail(error) : ok(count)));
    expect(await send(call('getColumns'))).toMatchObject({ ok: false });
    expect(await send(call('getColumns'))).toMatchObject({ ok: true });
  });

  it('forgets the oldest', async () => {
    const { state, send } = counted();
    for (let id = 0; id <= 400; id += 1) await send(call('getArticles', id));
    await send(call('getArticles', 400));
    expect(state.asked).toBe(401);
    await send(call('getArticles', 0));
    expect(state.asked).toBe(402);
  });
});
