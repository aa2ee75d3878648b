import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INVITATION } from '../../scripts/sample/invitations.ts';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** Invitations at the embedded origin: codes, friends, and points that are paid once. */

const { score: SCORE, friendScore: FRIEND_SCORE, paidDownloadsADay: PAID_A_DAY } = INVITATION;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-12-01T04:00:00Z');

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;
let ben: ReaderAccess;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
});

beforeEach(async () => {
  now = START;
  await origin.control('reset', {});
  anna = await origin.member('13900000001', { nickname: '安娜' });
  ben = await origin.member('13900000002', { nickname: '本' });
});

afterAll(() => origin.stop());

interface Answer {
  readonly code: string;
  readonly msg: string;
  readonly score?: number;
  readonly member?: string;
}

interface Config {
  readonly score: number;
  readonly friendScore: number;
  readonly rule: string;
  readonly codeMsg: string;
  readonly member: Wire;
}

const codeOf = async (reader: ReaderAccess): Promise<string> =>
  (await reader.ask<Answer>('getInviteCode')).code;
const enter = (reader: ReaderAccess, code: string, more: Record<string, string> = {}) =>
  reader.ask<Answer>('useInviteCode', { code, ...more });
const record = (device: string, code: string, more: Record<string, string> = {}) =>
  origin.visitor(device).ask<Answer>('codeImeiRecord', { code, imei: device, ...more });
const pay = (device: string, code: string) =>
  origin.visitor(device).ask<Answer>('addPoins', { code, imei: device });
const own = async (reader: ReaderAccess): Promise<Wire> =>
  (await reader.ask<Config>('inviteConfig')).member;
const scoreOf = async (reader: ReaderAccess): Promise<number> =>
  Number((await reader.ask('getMemberInfo')).score);

describe('an invitation code', () => {
  it('is unique, permanent, and without letters that look alike', async () => {
    const code = await codeOf(anna);
    expect(code).toMatch(/^[346789ACDEFGHJKMNPQRTWXY]{6}$/);
    expect(await codeOf(anna)).toBe(code);
    expect(await codeOf(ben)).not.toBe(code);
    await origin.restart();
    expect(await codeOf(anna)).toBe(code);
  });

  it('is public by member id, under both names of the call', async () => {
    const code = await codeOf(anna);
    const { uid } = await own(anna);
    const visitor = origin.visitor('phone-1');
    const path = 'amuc/api/invitecode/getInviteCode';
    expect(await visitor.ask(path, { uid: String(uid) })).toMatchObject({ code });
  });

  it('is "0" for an unknown member', async () => {
    const visitor = origin.visitor('phone-1');
    expect(await visitor.ask('getInviteCode', { uid: 99 })).toMatchObject({ code: '0' });
    expect(await visitor.ask('getInviteCode')).toMatchObject({ code: '0' });
  });
});

describe('the configuration of an invitation', () => {
  it('contains the inviter of a code without private fields', async () => {
    const visitor = origin.visitor('phone-1');
    const config = await visitor.ask<Config>('inviteConfig', { code: await codeOf(anna) });
    expect(config).toMatchObject({ score: SCORE, friendScore: FRIEND_SCORE, codeMsg: '' });
    expect(config.member).toEqual({
      uid: expect.stringMatching(/^\d+$/),
      nickname: '安娜',
      head: expect.stringContaining('http'),
    });
    expect(await visitor.ask<Config>('invite/siteConf')).toMatchObject({
      member: {},
      rule: config.rule,
    });
  });

  it('reports an unknown code', async () => {
    const config = await anna.ask<Config>('inviteConfig', { code: 'NONE00' });
    expect(config).toMatchObject({ codeMsg: '邀请码不存在', member: {} });
  });
});

describe('a friend who enters the code', () => {
  it('credits points to both, once', async () => {
    const code = await codeOf(anna);
    const typed = ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `;
    expect(await enter(ben, typed)).toMatchObject({ code: '1002', score: FRIEND_SCORE });
    expect(await enter(ben, code)).toMatchObject({ code: '1001' });
    expect(await own(anna)).toMatchObject({ invited: 1, points: SCORE, usedCode: '' });
    expect(await own(ben)).toMatchObject({ invited: 0, points: 0, usedCode: code });
    expect([await scoreOf(anna), await scoreOf(ben)]).toEqual([SCORE, FRIEND_SCORE]);
  });

  it('is credited once for many simultaneous requests', async () => {
    const [code, other] = await Promise.all([
      codeOf(anna),
      origin.member('13900000003').then(codeOf),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enter(ben, n % 2 ? code : other)),
    );
    const codes = answers.map((answer) => answer.code).sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => '1001'), '1002']);
    expect(await scoreOf(ben)).toBe(FRIEND_SCORE);
  });

  it('gets the same answer for the same idempotency key', async () => {
    const code = await codeOf(anna);
    const first = await enter(ben, code, { idempotencyKey: 'one' });
    expect(await enter(ben, code, { idempotencyKey: 'one' })).toEqual(first);
    expect(first.code).toBe('1002');
  });

  it('is refused for an unknown or own code, and without a login', async () => {
    expect(await enter(ben, 'NONE00')).toMatchObject({ code: '1003' });
    expect(await enter(anna, await codeOf(anna))).toMatchObject({ code: '1004' });
    const visitor = origin.visitor('phone-1');
    const body = await visitor.send('useInviteCode', { code: await codeOf(anna) });
    expect(body).toMatchObject({ status: 10102 });
    expect(await scoreOf(anna)).toBe(0);
  });

  it('is stored over a restart', async () => {
    const code = await codeOf(anna);
    await enter(ben, code);
    await origin.restart();
    expect(await enter(ben, code)).toMatchObject({ code: '1001' });
    expect(await own(anna)).toMatchObject({ invited: 1, points: SCORE });
  });
});

describe('a friend who downloads the app', () => {
  it('is recorded and credited once per device', async () => {
    const code = await codeOf(anna);
    const { uid } = await own(anna);
    expect(await record('phone-1', code)).toMatchObject({ code: '1002', member: uid });
    expect(await record('phone-1', code)).toMatchObject({ code: '1001' });
    expect(await record('phone-1', await codeOf(ben))).toMatchObject({ code: '1001' });
    const paid = await Promise.all([pay('phone-1', code), pay('phone-1', code)]);
    expect(paid.map((answer) => answer.code).sort()).toEqual(['1001', '1002']);
    expect(await scoreOf(anna)).toBe(SCORE);
    await origin.restart();
    expect(await pay('phone-1', code)).toMatchObject({ code: '1001' });
  });

  it('is recorded by GET too, under the other call name', async () => {
    const query = new URLSearchParams({
      curVersions: '1',
      code: await codeOf(anna),
      imei: 'phone-1',
    });
    const path = `${origin.url()}/app_if/amuc/api/invitecode/codeImeiRecord?${query}`;
    expect((await (await fetch(path)).json()).data).toMatchObject({ code: '1002' });
  });

  it('is refused for unknown or own codes, and for unrecorded devices', async () => {
    const code = await codeOf(anna);
    expect(await record('phone-1', 'NONE00')).toMatchObject({ code: '1003' });
    const mine = await anna.ask<Answer>('codeImeiRecord', { code, imei: 'phone-1' });
    expect(mine).toMatchObject({ code: '1004' });
    expect(await pay('phone-1', code)).toMatchObject({ code: '1003' });
    expect(await pay('phone-1', 'NONE00')).toMatchObject({ code: '1003' });
    expect(await own(anna)).toMatchObject({ invited: 0, points: 0 });
  });

  it('and logs in later is counted and credited once', async () => {
    const code = await codeOf(anna);
    await record('browser-1', code);
    await pay('browser-1', code);
    // The app reports the same phone under another device id.
    expect(await enter(ben, code)).toMatchObject({ code: '1002' });
    expect(await own(anna)).toMatchObject({ invited: 1, points: SCORE });
    expect(await scoreOf(ben)).toBe(FRIEND_SCORE);
    // A member who was already invited is not counted again in a browser.
    const again = await ben.ask<Answer>('codeImeiRecord', { code, imei: 'browser-2' });
    expect(again).toMatchObject({ code: '1001' });
  });

  it('is credited up to the daily limit of downloads', async () => {
    const code = await codeOf(anna);
    const visit = async (phone: string) => {
      await record(phone, code);
      return (await pay(phone, code)).score;
    };
    const scores = await Promise.all(
      Array.from({ length: PAID_A_DAY + 2 }, (_, n) => visit(`phone-${n}`)),
    );
    expect(scores.filter((score) => score === SCORE)).toHaveLength(PAID_A_DAY);
    expect(await own(anna)).toMatchObject({ invited: PAID_A_DAY + 2, points: PAID_A_DAY * SCORE });
    now += DAY_MS;
    expect(await visit('phone-next')).toBe(SCORE);
  });
});
