import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideSignUpBar } from '../../scripts/origin/store/activities.ts';
import { ACTIVITIES } from '../../scripts/sample/activities.ts';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { type Body, type MemberLogin, runOrigin, type Values, type Wire } from './originClient.ts';

/** Activities: signing up under a rush, codes, vouchers and the door. */

const origin = runOrigin();

/** Members only, with a code and a field of every kind: 27 of 40 places taken, 5 vouchers. */
const STARS = 6002;
/** Any device, few fields, one of an unknown kind; editors look at each. */
const REPAIR = 6009;
const FREE_PLACES = 13;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Midnight in China two days from now. */
const VOUCHER_UNTIL = Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS - 8 * HOUR_MS;
const UNTIL = `${new Date(VOUCHER_UNTIL + 8 * HOUR_MS).toISOString().slice(0, 10)} 00:00:00.0`;

const GOOD: Wire = {
  name: '李知远',
  phone: '13900000001',
  age: '34',
  gear: '双筒望远镜',
  sessions: ['认星座', '看行星'],
  seen: '2024-02-29',
  note: '不吃辣',
};

const REPAIR_FORM = JSON.stringify({ name: '周平', thing: '雨伞' });

interface Answer {
  readonly result: string;
  readonly failureInfo: string;
  readonly reason?: string;
  readonly fieldId?: string;
}

const set = (id: number, more: Values) => origin.control('activity', { id, ...more });

/** Open from an hour ago on, whatever day the tests run. */
const open = (id: number, more: Values = {}) => {
  const now = origin.now();
  return set(id, {
    ...{ signUpFrom: now - HOUR_MS, signUpUntil: now + HOUR_MS },
    ...{ startsAt: now + 2 * HOUR_MS, endsAt: now + 3 * HOUR_MS, voucherUntil: VOUCHER_UNTIL },
    ...more,
  });
};

const inName = ({ accessToken }: MemberLogin) => ({ token: accessToken });
const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`;
const member = (n = 1) => origin.member(phoneOf(n));

async function codeFor(phone: string, who: MemberLogin): Promise<string> {
  await origin.post('activityVerify', { fileId: STARS, phone }, inName(who));
  return String((await origin.read(`code?phone=${phone}`)).code);
}

interface SignUpOptions {
  readonly form?: Wire;
  readonly code?: string;
  readonly phone?: string;
  readonly more?: Values;
}

/** A member signs up for the stars, with a code unless one is given. */
async function signUp(
  who: MemberLogin,
  { form = {}, code, phone = '13900000001', more = {} }: SignUpOptions = {},
): Promise<Answer> {
  const verifyCode = code ?? (await codeFor(phone, who));
  const signForm = JSON.stringify({ ...GOOD, phone, ...form });
  const values = { fileId: STARS, phone, verifyCode, signForm, ...more };
  const { data } = await origin.post('activityRegist', values, inName(who));
  return data as unknown as Answer;
}

/** Signs up for the repairs without a login. */
const signUpFrom = (device: string, more: Values = {}): Promise<Body> =>
  origin.post('activityRegist', { fileId: REPAIR, signForm: REPAIR_FORM, device, ...more });

const detail = async (fileId: number, headers: Values = {}, more: Values = {}) =>
  (await origin.get('activityDetail', { fileId, ...more }, headers)).data;

const vouchers = (who: MemberLogin, more: Values = {}): Promise<Body> =>
  origin.post('getActivityVoucher', { fileId: STARS, ...more }, inName(who));

async function drawn(who: MemberLogin): Promise<string> {
  const { data } = await vouchers(who, { draw: 1 });
  return String((data.list as Wire[])[0]?.registCode);
}

const chargeOff = async (registCode: string, more: Values = {}): Promise<Wire> =>
  (await origin.post('chargeOff', { activityID: STARS, registCode, shopSite: 'S01', ...more }))
    .data;

const voucherDetail = async (registCode: string, more: Values = {}): Promise<Wire> =>
  (await origin.get('voucherDetail', { activityID: STARS, registCode, shopSite: 'S01', ...more }))
    .data;

describe('an activity', () => {
  it('has its text, its terms and its form', async () => {
    const stars = await detail(STARS);
    expect(stars).toMatchObject({
      fileId: '6002',
      title: '去南山口看银河：读者观星团',
      endSignTime: `${shiftFutureDates('2026-12-05 18:00')}:00.0`,
      ...{ signFlag: 1, maxNum: 40, participatorNum: 27, needLogin: 1, needCode: 1 },
      ...{ isSigned: 0, voucherFlag: 1, voteID: '', shareClosed: 0 },
    });
    expect(stars.content).toMatch(/^<p>.*<img src="http.*<h3>行程<\/h3><ul><li>.*<\/p>$/);
    const kinds = (stars.signForm as Wire[]).map(({ type }) => type);
    expect(kinds).toEqual([
      'text',
      'tel',
      'number',
      'radio',
      'checkbox',
      'date',
      'pic',
      'textarea',
    ]);
    expect((stars.signForm as Wire[])[0]).toMatchObject({ id: 'name', required: 1, maxLength: 20 });
    expect((await detail(REPAIR)).signForm).toContainEqual(
      expect.objectContaining({ type: 'matrix' }),
    );
    expect(await detail(6008)).toMatchObject({ signFlag: 0, maxNum: 0, signForm: [] });
    expect(await origin.get('activityDetail', { fileId: 1 })).toMatchObject({
      status: -1,
      data: {},
    });
  });

  it('lists its votes with their current times', async () => {
    const list = async () => (await origin.get('Activityvote', { fileId: 6003 })).data.list;
    expect(await list()).toEqual([
      expect.objectContaining({ voteID: '8101', startTime: '2026-11-10 00:00:00.0' }),
    ]);
    expect(await detail(6003)).toMatchObject({ voteID: '8101', signFlag: 0 });
    await origin.control('vote', { id: 8101, endsAt: Date.parse('2026-11-20T16:00:00Z') });
    expect(await list()).toMatchObject([{ endTime: '2026-11-21 00:00:00.0' }]);
    expect((await origin.get('Activityvote', { fileId: STARS })).data).toEqual({ list: [] });
  });

  it('lists sign-ups under masked names, newest first', async () => {
    const page = async (n: number) =>
      (await origin.get('entryList', { fileId: STARS, page: n })).data as unknown as {
        list: Record<string, string>[];
        total: number;
        hasMore: boolean;
      };
    const [first, second] = [await page(0), await page(1)];
    expect(first).toMatchObject({ total: 27, hasMore: true });
    expect([first.list.length, second.list.length, second.hasMore]).toEqual([20, 7, false]);
    const all = [...first.list, ...second.list];
    for (const { name } of all) expect(name).toMatch(/^\p{sc=Han}\*\*$/u);
    const times = all.map(({ created }) => String(created));
    expect(times).toEqual([...times].sort().reverse());
    await origin.control('reset', {});
    expect(await page(0)).toEqual(first);
    await open(STARS);
    await signUp(await member());
    const after = await page(0);
    expect(after.total).toBe(28);
    expect(after.list[0]).toMatchObject({ name: '李**', userIcon: '' });
  });

  it('counts views once per device and minute', async () => {
    const clicks = async () => Number((await detail(STARS)).countClick);
    const opened = (more: Values = {}) =>
      origin.get('recordAccessCount', { id: STARS, type: 0, ...more });
    const before = await clicks();
    expect((await opened()).data).toEqual({ value: 'true' });
    await opened();
    await opened({ device: 'device-2' });
    expect(await clicks()).toBe(before + 2);
    origin.wait(MINUTE_MS);
    await opened();
    expect(await clicks()).toBe(before + 3);
    const none: Values[] = [{ id: 1 }, { type: 1 }, { type: 3 }, { id: 8101, type: 2 }];
    for (const more of none) {
      expect(await opened(more)).toMatchObject({ status: -1 });
    }
    expect((await opened({ id: 8101, type: 1 })).data).toEqual({ value: 'true' });
    const rows = (await origin.get('activityList', { catID: 1 })).data.list as Wire[];
    expect(rows.find(({ fileId }) => fileId === '6002')?.countClick).toBe(before + 3);
  });
});

describe('signing up', () => {
  beforeEach(() => open(STARS));

  it('is possible once per member, on all devices', async () => {
    const anna = await member();
    const more = { idempotencyKey: 'k1' };
    const code = await codeFor('13900000001', anna);
    const first = await signUp(anna, { code, more });
    expect(first).toMatchObject({ result: 'true', failureInfo: '', participatorNum: 28 });
    // The same write once more is answered as before, another one is refused.
    expect(await signUp(anna, { code, more })).toEqual(first);
    expect(await signUp(anna, { code, more: { device: 'device-2' } })).toMatchObject({
      ...{ result: 'false', reason: 'repeated', failureInfo: '请不要重复报名' },
    });
    const elsewhere = await detail(STARS, inName(anna), { device: 'device-2' });
    expect(elsewhere).toMatchObject({ isSigned: 1, participatorNum: 28 });
    // A request without a login counts as the device's member; another member's does not.
    expect(await detail(STARS)).toMatchObject({ isSigned: 1 });
    expect(await detail(STARS, {}, { device: 'device-2' })).toMatchObject({ isSigned: 0 });
    expect(await detail(STARS, inName(await member(2)))).toMatchObject({ isSigned: 0 });
  });

  it('is possible once per device, also after a later login', async () => {
    await open(REPAIR);
    const ten = { result: 'true', participatorNum: 10 };
    expect((await signUpFrom('d1')).data).toMatchObject(ten);
    expect((await signUpFrom('d1')).data).toMatchObject({ reason: 'repeated' });
    const anna = inName(await member());
    expect(await detail(REPAIR, anna, { device: 'd1' })).toMatchObject({ isSigned: 1 });
    const again = { fileId: REPAIR, signForm: REPAIR_FORM, device: 'd1' };
    expect((await origin.post('activityRegist', again, anna)).data).toMatchObject({
      reason: 'repeated',
    });
    const own = await origin.post('getActivityVoucher', { fileId: REPAIR, device: 'd1' }, anna);
    expect(own.data.entry).toMatchObject({ state: 0 });
    // Without a login the same device cannot read a member's form.
    const form = { fileId: REPAIR, signForm: REPAIR_FORM, device: 'd2' };
    expect((await origin.post('activityRegist', form, anna)).data).toMatchObject({
      result: 'true',
    });
    const visitor = await origin.post('getActivityVoucher', { fileId: REPAIR, device: 'd2' });
    expect(visitor).toMatchObject({ status: 10102, data: {} });
    expect(await signUpFrom('')).toMatchObject({ status: 10102 });
  });

  it('requires a login when the activity does', async () => {
    const values = { fileId: STARS, phone: '13900000001' };
    expect(await origin.post('activityRegist', values)).toMatchObject({ status: 10102 });
    expect(await origin.post('activityVerify', values)).toMatchObject({ status: 10102 });
    expect(await origin.post('getActivityVoucher', values)).toMatchObject({ status: 10102 });
    expect(await origin.post('activityRegist', { fileId: 1 })).toMatchObject({ status: -1 });
  });

  it('opens and closes at the exact second', async () => {
    // The clock goes on while a test runs: times are far enough from it, and waited for.
    const now = origin.now();
    const [from, until, endsAt] = [now + HOUR_MS, now + 2 * HOUR_MS, now + 3 * HOUR_MS];
    await set(REPAIR, { signUpFrom: from, signUpUntil: until, startsAt: until, endsAt });
    const at = async (moment: number, device: string) => {
      origin.wait(moment - origin.now());
      return (await signUpFrom(device)).data;
    };
    expect(await at(from - 1000, 'd1')).toMatchObject({
      ...{ result: 'false', reason: 'coming', failureInfo: '报名尚未开始' },
    });
    expect(await at(from, 'd1')).toMatchObject({ result: 'true' });
    expect(await at(until - 1000, 'd2')).toMatchObject({ result: 'true' });
    expect(await at(until, 'd3')).toMatchObject({ reason: 'ended', failureInfo: '报名已结束' });
    expect(await at(endsAt, 'd3')).toMatchObject({ reason: 'over', failureInfo: '活动已结束' });
    const stored = await origin.read<{ entries: Wire[] }>(`entries?id=${REPAIR}`);
    expect(stored.entries).toHaveLength(2);
  });

  it('is decided to the millisecond', () => {
    const [sample] = ACTIVITIES;
    if (!sample) throw new Error('no activity');
    const terms = { from: 10, until: 20, capacity: null, stock: null, voucherUntil: 0 };
    const activity = { id: 1, sample, startsAt: 20, endsAt: 30, signUp: terms };
    const bars = [9, 10, 19, 20, 29, 30].map((now) => decideSignUpBar(activity, now));
    expect(bars).toEqual(['coming', null, null, 'ended', 'ended', 'over']);
    expect(decideSignUpBar({ ...activity, signUp: null }, 10)).toBe('ended');
  });

  it('accepts thirteen of sixty simultaneous sign-ups at a capacity of thirteen', async () => {
    const readers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const who = await member(n + 1);
        return { who, phone: phoneOf(n + 1), code: await codeFor(phoneOf(n + 1), who) };
      }),
    );
    const answers = await Promise.all(
      readers.map(({ who, phone, code }, n) =>
        signUp(who, { code, phone, more: { device: `d${n}`, idempotencyKey: `k${n}` } }),
      ),
    );
    const taken = answers.filter(({ result }) => result === 'true');
    expect(taken).toHaveLength(FREE_PLACES);
    for (const answer of answers.filter(({ result }) => result !== 'true')) {
      expect(answer).toMatchObject({ reason: 'full', failureInfo: '活动名额已满，请下次再来' });
    }
    expect(await detail(STARS)).toMatchObject({ participatorNum: 40 });
    const { entries } = await origin.read<{ entries: Wire[] }>(`entries?id=${STARS}`);
    expect(entries).toHaveLength(FREE_PLACES);
    // Whom the editors refuse makes room, and is counted no more.
    await origin.control('entry', { id: entries[0]?.id, state: 2 });
    expect(await detail(STARS)).toMatchObject({ participatorNum: 39 });
    const late = readers[answers.findIndex(({ result }) => result !== 'true')];
    if (!late) throw new Error('no sign-up was refused');
    expect(await signUp(late.who, { ...late, more: { device: 'late' } })).toMatchObject({
      result: 'true',
    });
  });

  it('is returned unwrapped to older clients', async () => {
    await open(REPAIR);
    const save = (more: Values = {}): Promise<unknown> =>
      origin.post('saveActivity', { fileId: REPAIR, signForm: REPAIR_FORM, ...more });
    expect(await save()).toEqual({ success: true, message: '报名成功' });
    expect(await save()).toEqual({ success: false, message: '请不要重复报名' });
    await open(REPAIR, { capacity: 10 });
    expect(await save({ device: 'd2' })).toEqual({
      ...{ success: false, message: '活动名额已满，请下次再来' },
    });
  });

  it('survives a restart, and is stored once', async () => {
    const anna = await member();
    const code = await codeFor('13900000001', anna);
    const first = await signUp(anna, { code, more: { idempotencyKey: 'k1' } });
    const registCode = await drawn(anna);
    await origin.restart();
    expect(await detail(STARS, inName(anna))).toMatchObject({ isSigned: 1, participatorNum: 28 });
    expect(await signUp(anna, { code, more: { idempotencyKey: 'k1' } })).toEqual(first);
    expect((await vouchers(anna)).data).toMatchObject({ list: [{ registCode }], stock: 4 });
  });
});

describe('the phone of a sign-up', () => {
  const CODE = { result: 'false', reason: 'code', failureInfo: '验证码错误' };
  beforeEach(() => open(STARS));

  it('is verified by a code, sent at most once a minute', async () => {
    const anna = await member();
    const send = async (phone: string) =>
      (await origin.post('activityVerify', { fileId: STARS, phone }, inName(anna))).data;
    expect(await send('13900000001')).toEqual({ result: 'true', failureInfo: '', seconds: 60 });
    expect(await send('13900000001')).toMatchObject({ result: 'false', reason: 'often' });
    expect(await send('12345')).toMatchObject({ result: 'false', reason: 'phone' });
    const { code } = await origin.read('code?phone=13900000001');
    const wrong = code === '000000' ? '111111' : '000000';
    // A refused try under a key of its own does not stop the next one under the same key.
    const more = { idempotencyKey: 'k1' };
    expect(await signUp(anna, { code: wrong, more })).toMatchObject(CODE);
    expect(await signUp(anna, { code: String(code), more })).toMatchObject({ result: 'true' });
  });

  it('is not verified by an expired code or the code of another phone', async () => {
    const anna = await member();
    const other = await codeFor('13900000002', anna);
    expect(await signUp(anna, { code: other })).toMatchObject(CODE);
    const code = await codeFor('13900000001', anna);
    origin.wait(5 * MINUTE_MS);
    expect(await signUp(anna, { code })).toMatchObject(CODE);
    expect(await signUp(anna, { code: '' })).toMatchObject(CODE);
  });

  it('is the phone that the code was sent to', async () => {
    const anna = await member();
    const code = await codeFor('13900000001', anna);
    expect(await signUp(anna, { code, form: { phone: '13900000009' } })).toMatchObject({
      ...{ reason: 'field', fieldId: 'phone' },
    });
    expect(await signUp(anna, { code })).toMatchObject({ result: 'true' });
  });
});

describe('a form', () => {
  beforeEach(() => open(STARS));

  it('is refused with its first invalid field, and the code stays valid', async () => {
    const anna = await member();
    const code = await codeFor('13900000001', anna);
    const wrong: readonly (readonly [string, unknown])[] = [
      ['name', ''],
      ['name', '   '],
      ['name', '长'.repeat(21)],
      ['name', ['甲', '乙']],
      ['name', { toString: 'x' }],
      ['phone', '110'],
      ['age', '三十四'],
      ['age', '1e9'],
      ['gear', ''],
      ['gear', '射电望远镜'],
      ['sessions', ['认星座', '学占星']],
      ['seen', '2026-02-30'],
      ['seen', '昨天'],
      ['photo', 'https://pictures.example.test/a.jpg'],
      ['photo', '/media/up/0123456789abcdef0123456789abcdef.jpg'],
      ['note', '长'.repeat(201)],
    ];
    for (const [fieldId, value] of wrong) {
      expect(
        await signUp(anna, { code, form: { [fieldId]: value } }),
        `${fieldId}: ${JSON.stringify(value)}`,
      ).toMatchObject({ result: 'false', reason: 'field', fieldId });
    }
    expect(await signUp(anna, { code, more: { signForm: 'no form' } })).toMatchObject({
      ...{ reason: 'field', fieldId: 'name' },
    });
    expect(await signUp(anna, { code, form: { name: '👩‍👩‍👧‍👧'.repeat(20) } })).toMatchObject({
      result: 'true',
    });
  });

  it('treats a field of an unknown type as text, and ignores values without a field', async () => {
    await open(REPAIR);
    const fill = (device: string, more: Wire) =>
      signUpFrom(device, {
        signForm: JSON.stringify({ name: '周平', thing: '雨伞', ...more }),
      });
    expect((await fill('d1', { times: '长'.repeat(101) })).data).toMatchObject({
      ...{ reason: 'field', fieldId: 'times' },
    });
    const hostile = '<img src=x onerror=alert(1)>';
    expect((await fill('d1', { times: hostile, __proto__: 1, other: 'x' })).data).toMatchObject({
      result: 'true',
    });
    const { data } = await origin.post('getActivityVoucher', { fileId: REPAIR, device: 'd1' });
    expect(data.entry).toMatchObject({
      values: [
        { name: '怎么称呼您', value: '周平' },
        { name: '要修的东西', value: '雨伞' },
        { name: '方便的时段', value: hostile },
      ],
    });
  });

  it('contains images that the member uploaded, each used once', async () => {
    const anna = await member();
    const bytes = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#456' },
    })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'a.jpg'));
    const sent = await fetch(`${origin.state.url}/app_if/upload?curVersions=1&device=d1`, {
      ...{ method: 'POST', headers: inName(anna), body },
    });
    const photo = String(((await sent.json()) as Body).data.url);
    const ben = await member(2);
    expect(await signUp(ben, { phone: phoneOf(2), form: { photo } })).toMatchObject({
      ...{ reason: 'field', fieldId: 'photo' },
    });
    const code = await codeFor('13900000001', anna);
    // A wrong code costs no picture.
    expect(await signUp(anna, { code: '', form: { photo } })).toMatchObject({ reason: 'code' });
    expect(await signUp(anna, { code, form: { photo } })).toMatchObject({ result: 'true' });
    const { entry } = (await vouchers(anna)).data as { entry: { values: Wire[] } };
    expect(entry.values).toContainEqual({ name: '近照或作品', value: photo });
    expect(entry.values).toContainEqual({ name: '想听的讲解', value: '认星座、看行星' });
  });
});

describe('vouchers', () => {
  beforeEach(() => open(STARS));

  /** Members who have signed up. */
  const signedUp = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const who = await member(n + 1);
        await signUp(who, { phone: phoneOf(n + 1), more: { device: `d${n}` } });
        return who;
      }),
    );

  it('are limited to readers who signed up, one each', async () => {
    const anna = await member();
    const unsigned = await vouchers(anna, { draw: 1 });
    expect(unsigned.data).toMatchObject({
      ...{ result: 'false', reason: 'unsigned', entry: {}, list: [], stock: 5 },
    });
    await signUp(anna);
    expect((await vouchers(anna)).data).toMatchObject({
      ...{ result: 'true', entry: { state: 1 }, list: [], stock: 5, verifyUrl: '' },
    });
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => vouchers(anna, { draw: 1 })));
    for (const other of others) expect(other).toEqual(first);
    if (!first) throw new Error('no answer');
    const { list, stock } = first.data as { list: Wire[]; stock: number };
    expect(stock).toBe(4);
    expect(list).toEqual([
      {
        ...{ voucherId: expect.any(String), name: '望远镜体验券', status: 0, usedTime: '' },
        ...{ endTime: UNTIL, place: '南山口观星帐篷' },
        registCode: expect.stringMatching(/^[A-Z2-9]{10}$/),
      },
    ]);
    expect((await vouchers(anna, { device: 'device-2' })).data).toMatchObject({ list, stock: 4 });
    // Other members cannot read them, not even on the same device.
    expect((await vouchers(await member(2))).data).toMatchObject({ list: [], entry: {} });
  });

  it('are limited: five of nine simultaneous draws succeed', async () => {
    const readers = await signedUp(9);
    const answers = await Promise.all(readers.map((who) => vouchers(who, { draw: 1 })));
    const drawnBy = answers.filter(({ data }) => data.result === 'true');
    expect(drawnBy).toHaveLength(5);
    const codes = drawnBy.map(({ data }) => (data.list as Wire[])[0]?.registCode);
    expect(new Set(codes).size).toBe(5);
    for (const { data } of answers.filter((answer) => answer.data.result !== 'true')) {
      expect(data).toMatchObject({
        reason: 'stock',
        failureInfo: '票券已领完',
        stock: 0,
        list: [],
      });
    }
    expect((await vouchers(readers[0] as MemberLogin)).data).toMatchObject({ stock: 0 });
  });

  it('require approval when the editors review sign-ups', async () => {
    const [anna] = await signedUp(1);
    const { entries } = await origin.read<{ entries: Wire[] }>(`entries?id=${STARS}`);
    await origin.control('entry', { id: entries[0]?.id, state: 0 });
    expect((await vouchers(anna as MemberLogin, { draw: 1 })).data).toMatchObject({
      ...{ reason: 'unsigned', entry: { state: 0 }, list: [] },
    });
  });

  it('of an external page have its address, those of the app a status', async () => {
    const anna = inName(await member());
    const ask = (fileId: number) => origin.post('getActivityVoucher', { fileId, draw: 1 }, anna);
    await open(6011);
    const signForm = JSON.stringify({ name: '李知远', phone: '13900000001' });
    await origin.post('activityRegist', { fileId: 6011, signForm }, anna);
    expect((await ask(6011)).data).toMatchObject({
      ...{ result: 'true', list: [], verifyUrl: 'https://ticket.example.test/stage/6011' },
    });
    expect(await ask(6012)).toMatchObject({ status: 10201, data: {} });
  });
});

describe('redeeming', () => {
  let code = '';
  beforeEach(async () => {
    await open(STARS);
    const anna = await member();
    await signUp(anna);
    code = await drawn(anna);
  });

  it('a voucher can be looked up, then redeemed once, by the shop', async () => {
    expect(await voucherDetail(code)).toEqual({
      ...{ result: 'true', failureInfo: '' },
      voucher: {
        ...{ name: '望远镜体验券', status: 0, usedTime: '', holder: '李**' },
        endTime: UNTIL,
      },
      activity: { fileId: '6002', title: '去南山口看银河：读者观星团' },
    });
    const charged = await chargeOff(code, { idempotencyKey: 'k1' });
    expect(charged).toMatchObject({ result: 'true', failureInfo: '', name: '望远镜体验券' });
    // A repeated request with the same key gets the first answer; any other finds it used.
    expect(await chargeOff(code, { idempotencyKey: 'k1' })).toEqual(charged);
    expect(await chargeOff(code, { shopSite: 'S02' })).toMatchObject({
      ...{ result: 'false', reason: 'used', failureInfo: '已核销', usedTime: charged.usedTime },
    });
    expect(await voucherDetail(code)).toMatchObject({
      ...{ result: 'false', reason: 'used', voucher: { status: 1 } },
    });
    expect((await vouchers(await member())).data).toMatchObject({
      list: [{ status: 1, usedTime: charged.usedTime }],
    });
  });

  it('accepts one of many simultaneous uses of a voucher', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        chargeOff(code, { shopSite: n % 2 ? 'S01' : 'S02', device: `shop-${n}` }),
      ),
    );
    expect(answers.filter(({ result }) => result === 'true')).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'used')).toHaveLength(11);
  });

  it('a code may have spaces, dashes, any case; one of another activity is refused', async () => {
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    expect(await voucherDetail(typed, { shopSite: '' })).toMatchObject({ result: 'true' });
    // A request without an activity id is allowed.
    expect(await voucherDetail(code, { activityID: '' })).toMatchObject({ result: 'true' });
    const unknown = { result: 'false', reason: 'unknown', failureInfo: '无效的核销码' };
    const wrong: Values[] = [
      { activityID: REPAIR },
      { activityID: 1 },
      { registCode: 'AAAAAAAAAA' },
    ];
    for (const more of wrong) {
      expect(await chargeOff(code, more)).toEqual(unknown);
      expect(await voucherDetail(code, more)).toEqual(unknown);
    }
  });

  it('answers nothing about the voucher to another shop, and does not mark it as used', async () => {
    const shop = { result: 'false', reason: 'shop', failureInfo: '门店编号不正确' };
    expect(await chargeOff(code, { shopSite: 'S03' })).toEqual(shop);
    expect(await chargeOff(code, { shopSite: '' })).toEqual(shop);
    expect(await chargeOff(code)).toMatchObject({ result: 'true' });
    expect(await chargeOff(code, { shopSite: 'S03' })).toEqual(shop);
  });

  it('an expired voucher is refused', async () => {
    origin.wait(VOUCHER_UNTIL - 1000 - origin.now());
    expect(await voucherDetail(code)).toMatchObject({ result: 'true' });
    origin.wait(VOUCHER_UNTIL - origin.now());
    expect(await chargeOff(code)).toMatchObject({
      ...{ result: 'false', reason: 'expired', failureInfo: '已过期' },
    });
    // Her login has ended by then: she logs in again.
    expect((await vouchers(await member())).data).toMatchObject({ list: [{ status: 2 }] });
  });
});
