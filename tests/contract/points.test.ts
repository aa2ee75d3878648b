import { describe, expect, it } from 'vitest';
import {
  event1,
  eventTypes,
  myDayScoreSts,
  myDayScoreStsTotal,
  myScoreList,
} from '../../src/api/calls/points.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { type MemberLogin, md5, runOrigin, type Values, type Wire } from './originClient.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const NIGHT_SHIFT = '13800000004';

const origin = runOrigin();
const { get, post } = origin;

const of = ({ accessToken }: MemberLogin) => ({ token: accessToken });
const ask = async (member: MemberLogin, call: string, values: Values = {}): Promise<Wire> =>
  (await get(call, values, of(member))).data;
const event = (member: MemberLogin, eType: string, values: Values = {}, call = 'event1') => {
  const time = origin.now();
  const sign = md5(`${member.accessToken}${eType}${time}`);
  return post(call, { eType, member: member.userid, time, sign, ...values }, of(member));
};
const codeOf = async (answer: ReturnType<typeof event>) => (await answer).data.code;

/** The entries of every page. */
async function readLedger(member: MemberLogin, values: Values = {}): Promise<Wire[]> {
  const all: Wire[] = [];
  for (let page = 0; ; page += 1) {
    const { list, hasMore } = await ask(member, 'myScoreList', { ...values, page });
    all.push(...(list as Wire[]));
    if (hasMore !== true) return all;
  }
}

const sum = (list: readonly Wire[]) => list.reduce((total, { score }) => total + Number(score), 0);

/** Expects all calls with a member's points to agree. */
async function expectSums(member: MemberLogin, total: number): Promise<void> {
  expect(sum(await readLedger(member))).toBe(total);
  expect(await ask(member, 'myDayScoreStsTotal')).toMatchObject({ total });
  expect(await ask(member, 'member/score', { id: member.userid })).toBe(String(total));
  expect(await ask(member, 'getMemberInfo')).toMatchObject({ score: String(total) });
  const { list } = await ask(member, 'myDayScoreSts');
  const days = list as { day: string; score: number }[];
  expect(sum(days as unknown as Wire[])).toBe(total);
}

describe('the ledger', () => {
  it.each([
    ['13800000001', 0],
    ['13800000002', 320],
    ['13800000003', 45],
  ])('contains the points of sample member %s', async (phone, total) => {
    await expectSums(await origin.member(phone), total);
  });

  it('is paged, newest first, and grouped by day', async () => {
    const member = await origin.member(NIGHT_SHIFT);
    const all = await readLedger(member);
    expect(sum(all)).toBe(1280);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
    const times = all.map(({ created }) => String(created));
    expect(times).toEqual([...times].sort().reverse());
    expect(all[0]).toMatchObject({ eType: '评论', score: 2, created: '2026-11-20 02:31:00.0' });

    const { list } = await ask(member, 'myDayScoreSts');
    expect((list as Wire[])[0]).toEqual({ day: '2026-11-20', score: 4 });
    const day = await readLedger(member, { day: '2026-11-18' });
    expect(day.map(({ score }) => score).sort()).toEqual([-300, 2]);
    expect(day.find(({ score }) => score === -300)).toMatchObject({ productId: 1 });
    expect(await ask(member, 'myDayScoreStsTotal')).toEqual({
      total: 1280,
      today: 0,
      earned: 1580,
      spent: 300,
      signed: 0,
    });
  });

  it('is readable by its member only', async () => {
    const [own, other] = [await origin.member('13900000001'), await origin.member('13900000002')];
    for (const call of ['myDayScoreStsTotal', 'myDayScoreSts', 'myScoreList', 'member/score']) {
      expect(await get(call)).toMatchObject({ status: 10102 });
    }
    for (const call of ['myDayScoreStsTotal', 'myDayScoreSts', 'getMyDayScoreList']) {
      expect(await get(call, { uid: other.uid }, of(own))).toMatchObject({ status: -1 });
      expect(await get(call, { uid: own.uid }, of(own))).toMatchObject({ status: 0 });
    }
    expect(await ask(own, 'member/score', { id: other.userid })).toBe('找不到相关会员');
  });
});

describe('events', () => {
  it('are listed, and credit their points', async () => {
    const names = (await get('amuc/api/event/eventTypes')).data as unknown as string;
    expect(names.split(',')).toEqual(['签到', '评论', '投票', '分享', '报名']);
    const member = await origin.member('13900000001');
    const { data } = await event(member, '评论', {}, 'amuc/api/event/event1');
    expect(data).toMatchObject({
      eType: '评论',
      eStartTime: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
      code: '1002',
      result: [{ msg: '发表评论', score: 2, code: '1004', srname: '积分' }],
    });
    await expectSums(member, 2);
  });

  it('are credited once per idempotency key, also after a restart', async () => {
    const member = await origin.member('13900000001');
    const first = await event(member, '评论', { idempotencyKey: 'k1' });
    await origin.restart();
    const again = await event(member, '评论', { idempotencyKey: 'k1' });
    expect(again.data.result).toEqual(first.data.result);
    await expectSums(member, 2);
    // The same key of another member is independent.
    const other = await origin.member('13900000002');
    expect((await event(other, '评论', { idempotencyKey: 'k1' })).data.result).toHaveLength(1);
    await expectSums(other, 2);
  });

  it('of the same kind are refused within seconds', async () => {
    const member = await origin.member('13900000001');
    expect(await codeOf(event(member, '评论'))).toBe('1002');
    expect((await event(member, '评论')).data).toMatchObject({
      code: '1009',
      msg: '行为过于频繁',
      result: [],
    });
    // Events of another kind are accepted.
    expect(await codeOf(event(member, '分享'))).toBe('1002');
    origin.wait(4 * SECOND_MS);
    expect(await codeOf(event(member, '评论'))).toBe('1002');
    await expectSums(member, 5);
  });

  it('are credited up to their daily limit', async () => {
    const member = await origin.member('13900000001');
    const paid: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      paid.push((await event(member, '评论')).data.result);
      origin.wait(4 * SECOND_MS);
    }
    expect(paid.map((result) => (result as []).length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect((await event(member, '签到')).data.result).toHaveLength(1);
    expect(await ask(member, 'myDayScoreStsTotal')).toMatchObject({ total: 12, signed: 1 });
    origin.wait(4 * SECOND_MS);
    expect((await event(member, '签到')).data).toMatchObject({ code: '1002', result: [] });
    await expectSums(member, 12);

    origin.wait(DAY_MS);
    const tomorrow = await origin.member('13900000001');
    expect((await event(tomorrow, '签到')).data.result).toHaveLength(1);
    expect(await ask(tomorrow, 'myDayScoreStsTotal')).toMatchObject({ total: 14, today: 2 });
  });

  it('are counted correctly when simultaneous', async () => {
    await origin.control('limits', { on: false });
    const members = await Promise.all(
      [1, 2, 3, 4].map((n) => origin.member(`1390000000${n}`, `读者${n}`)),
    );
    const rush = members.flatMap((member) =>
      ['签到', '评论', '投票', '分享', '报名'].flatMap((name) =>
        // Each key twice: a write that was repeated.
        Array.from({ length: 20 }, (_, n) =>
          event(member, name, { idempotencyKey: `${name} ${n % 10}` }),
        ),
      ),
    );
    const answers = await Promise.all(rush);
    expect(answers.every(({ status }) => status === 0)).toBe(true);
    // 2 + 5 * 2 + 5 * 2 + 5 * 1 + 3 * 5
    for (const member of members) await expectSums(member, 42);
    await origin.control('limits', { on: true });
  });

  it('are refused without a valid signature', async () => {
    const member = await origin.member('13900000001');
    const time = origin.now();
    const old = time - 10 * 60 * SECOND_MS;
    const signed = (token: string, at: number, name = '评论') => ({
      time: at,
      sign: md5(`${token}${name}${at}`),
    });
    const { accessToken } = member;
    const wrongs: readonly Values[] = [
      { sign: '' },
      { sign: 'x' },
      signed('', time),
      signed(accessToken, time, '报名'),
      { ...signed(accessToken, time), time: time + 1 },
      signed(accessToken, old),
      { time: 'now', sign: md5(`${accessToken}评论now`) },
    ];
    for (const wrong of wrongs) {
      expect(await event(member, '评论', wrong)).toMatchObject({ status: -1 });
    }
    const other = await origin.member('13900000002');
    expect(await event(member, '评论', { member: other.userid })).toMatchObject({ status: -1 });
    expect(await post('event1', { eType: '评论', ...signed('', time) })).toMatchObject({
      status: 10102,
    });
    // Events that only the server may credit, and unknown ones.
    for (const name of ['邀请', '兑换', '', '__proto__']) {
      expect(await event(member, name)).toMatchObject({ status: -1 });
    }
    await expectSums(member, 0);
  });
});

describe('the client', () => {
  it.each([1, 2, 3, 4] as const)('reads points and reports events in app %d', async (app) => {
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
});
