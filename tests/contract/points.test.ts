import { expect, it } from 'vitest';
import {
  event1,
  eventTypes,
  myDayScoreSts,
  myDayScoreStsTotal,
  myScoreList,
} from '../../src/api/calls/points.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The points of a member, and the events that pay them. */

const origin = runOrigin();
/** A sample member with more than a page of entries. */
const NIGHT_SHIFT = '13800000004';

it.each([1, 2, 3, 4] as const)('are read, and paid once per event, in app %d', async (app) => {
  const reader = openReader(origin, { app });
  const uid = await reader.login('13900000001');
  const { client } = reader;
  expect(mustHave(await eventTypes(client))).toContain('评论');
  const report = async (idempotencyKey: string, accessToken: string) =>
    event1(client, { type: '评论', uid, accessToken, time: origin.now(), idempotencyKey });
  const own = reader.tokens.readMember()?.accessToken ?? '';
  expect(await report('k', 'x')).toEqual(refusedBy(-1));
  expect(mustHave(await report('k', own))).toEqual({ state: 'paid', points: 2 });
  // The answer was lost on the way.
  expect(mustHave(await report('k', own))).toEqual({ state: 'paid', points: 2 });
  expect(mustHave(await report('l', own))).toEqual({ state: 'often' });

  expect(mustHave(await myDayScoreStsTotal(client, { uid }))).toEqual({
    total: 2,
    today: 2,
    earned: 2,
    spent: 0,
    signed: false,
  });
  const { items: days } = mustHave(await myDayScoreSts(client, { uid, page: 0 }));
  expect(days).toMatchObject([{ score: 2 }]);
  const day = days[0]?.id ?? '';
  expect(mustHave(await myScoreList(client, { uid, page: 0, day }))).toMatchObject({
    items: [{ type: '评论', message: '发表评论', score: 2, productId: '' }],
    hasMore: false,
  });
  expect(mustHave(await myScoreList(client, { uid, page: 1 })).items).toEqual([]);
});

it('are paged, newest first', async () => {
  const { client, login } = openReader(origin);
  const uid = await login(NIGHT_SHIFT);
  const first = mustHave(await myScoreList(client, { uid, page: 0 }));
  expect(first).toMatchObject({ hasMore: true });
  const next = mustHave(await myScoreList(client, { uid, page: 1 }));
  const times = [...first.items, ...next.items].map(({ at }) => at ?? 0);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
