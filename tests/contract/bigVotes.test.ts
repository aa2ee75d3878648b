import { createCipheriv } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAYLOAD_IV, PAYLOAD_KEY } from '../../scripts/origin/apps.ts';
import { startOfDay } from '../../scripts/origin/startOfDay.ts';
import { BIG_VOTES } from '../../scripts/sample/bigVotes/votes.ts';
import { recordVoteCountAndLog } from '../../src/api/calls/recordVote.ts';
import { openReader } from './catalogueReader.ts';
import { type Body, runOrigin, type Values, type Wire } from './originClient.ts';

/** Votes of activities: their content, which ballots count, and how they are counted. */

const origin = runOrigin();

const PHOTOS = 8101;
const SHOPS = 8102;
const HIDDEN = 8104;
const PERFORMERS = 8105;
const NAMES = 8106;
/** Of `NAMES`. */
const FIRST_NAME = 832_001;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Voter {
  readonly token: string;
  readonly device: string;
  readonly userId: number;
}

interface Option extends Wire {
  readonly optionId: string;
  readonly number: number | string;
  readonly name: string;
  readonly count?: number;
  readonly rank?: number;
  readonly gap?: number;
}

const open = (id: number, more: Values = {}) =>
  origin.control('vote', {
    ...{ id, startsAt: origin.now() - HOUR_MS, endsAt: origin.now() + 30 * DAY_MS },
    ...more,
  });

/** Whatever the date is on which this runs, the votes are under way. */
beforeEach(async () => {
  for (const id of [PHOTOS, SHOPS, PERFORMERS, NAMES]) await open(id);
});

async function enter(number: number, device = `device ${number}`): Promise<Voter> {
  const member = await origin.member(`139000${String(number).padStart(5, '0')}`);
  return { token: member.accessToken, device, userId: member.userid };
}

/** The sealed form of a payload, by another implementation than the client's. */
function seal(values: Values): string {
  const cipher = createCipheriv('sm4-cbc', PAYLOAD_KEY, PAYLOAD_IV);
  const text = JSON.stringify(values);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

const cast = ({ token, device }: Voter, values: Values): Promise<Body> =>
  origin.post(
    'recordVoteCountAndLog',
    { device, data: seal({ userOtherID: device, ...values }) },
    token ? { token } : {},
  );

const send = async (voter: Voter, values: Values) => (await cast(voter, values)).data;
const details = async (voteId: number, { token, device }: Voter) =>
  (await origin.get('voteDetails', { voteId, device }, { token })).data;
const pageOf = async (values: Values) =>
  (await origin.get('voteOptions', values)).data as {
    list: readonly Option[];
    total: number;
    hasMore: boolean;
  };
const find = async (voteId: number, name: string) =>
  (await origin.get('infoByOptName', { voteId, name })).data as {
    list: readonly Option[];
    total: number;
  };

interface Casts {
  readonly log: readonly { options: string; idempotencyKey: string; answers: string }[];
  readonly counts: readonly { optionId: number; number: number; votes: number }[];
}
const stored = (id: number) => origin.read<Casts>(`casts?id=${id}`);
const optionIdsOf = (id: number) =>
  BIG_VOTES.find((one) => one.id === id)?.options.map((option) => option.id) ?? [];

const ACCEPTED = expect.objectContaining({ result: 'true', failureInfo: '' });
const refusedFor = (reason: string, more: Wire = {}) =>
  expect.objectContaining({ result: 'false', reason, ...more });

describe('the details of a vote', () => {
  it('is the same by its own id and by its activity', async () => {
    const byVote = await origin.get('voteDetails', { voteId: PHOTOS });
    expect(byVote.data).toMatchObject({
      isbegin: 1,
      left: 3,
      voted: [],
      info: {
        ...{ voteID: '8101', fileId: '6003', viewStyle: 0, minSelect: 1, maxSelect: 3 },
        ...{ dayLimit: 3, needCode: 0, optionCount: 60, showResult: 1 },
        vs_votetheme_list: [{ id: 'land' }, { id: 'town' }, { id: 'people' }],
      },
    });
    expect((await origin.get('voteDetails', { fileId: 6003 })).data).toEqual(byVote.data);
    expect(await origin.get('voteDetails', { voteId: 1 })).toMatchObject({ status: -1, data: {} });
  });

  it.each([
    [0, { startsAt: HOUR_MS }],
    [1, { startsAt: -HOUR_MS }],
    [2, { endsAt: -MINUTE_MS }],
  ])('has isbegin %i by the clock', async (isbegin, moved) => {
    const moments = Object.entries(moved).map(([name, ms]) => [name, origin.now() + ms]);
    await open(NAMES, Object.fromEntries(moments));
    expect((await origin.get('voteDetails', { voteId: NAMES })).data).toMatchObject({ isbegin });
  });

  it('has options in pages, of a theme, by number, rank and views', async () => {
    const first = await pageOf({ voteId: SHOPS });
    expect(first.list.map(({ number }) => Number(number))).toEqual(
      [...Array(20).keys()].map((n) => n + 1),
    );
    expect(first).toMatchObject({ total: 2000, hasMore: true });
    const last = await pageOf({ voteId: SHOPS, page: 9, count: 1000 });
    expect(last.list).toHaveLength(200);
    expect(last).toMatchObject({ total: 2000, hasMore: false });
    const craft = await pageOf({ voteId: SHOPS, themeId: 'craft', count: 200 });
    expect(new Set(craft.list.map(({ themeId }) => themeId))).toEqual(new Set(['craft']));
    expect(craft.total).toBeGreaterThan(300);
    const { list: ranked } = await pageOf({ voteId: SHOPS, sort: 1, count: 200 });
    expect(ranked.map(({ rank }) => rank)).toEqual([...Array(200).keys()].map((n) => n + 1));
    for (const [index, { count, gap, number }] of ranked.entries()) {
      const before = ranked[index - 1];
      expect(gap).toBe(before && Number(before.count) - Number(count));
      if (gap === 0) expect(Number(before?.number)).toBeLessThan(Number(number));
    }
    const { list: viewed } = await pageOf({ voteId: SHOPS, sort: 2 });
    const views = viewed.map(({ countClick }) => Number(countClick));
    expect(views).toEqual([...views].sort((a, b) => b - a));
  });

  it('counts views of the vote and its options, once per device', async () => {
    const viewsOf = async () => {
      const { info } = (await origin.get('voteDetails', { voteId: NAMES })).data;
      return Number((info as Wire).countClick);
    };
    const before = await viewsOf();
    const [last] = (await pageOf({ voteId: NAMES, sort: 2, count: 20 })).list.slice(-1);
    const optionId = last?.optionId ?? '';
    for (const device of ['one', 'two', 'two']) {
      await origin.get('recordAccessCount', { type: 1, id: NAMES, device });
      await origin.get('recordAccessCount', { type: 2, id: NAMES, optionId, device });
    }
    expect(await viewsOf()).toBe(before + 2);
    const { data } = await origin.get('optionInfo', { voteId: NAMES, optionId });
    expect(data.countClick).toBe(Number(last?.countClick) + 2);
  });

  it('has no counts and ranks while results are hidden, until it has ended', async () => {
    const { list } = await pageOf({ voteId: HIDDEN, sort: 1 });
    expect(list.map(({ number }) => Number(number))).toEqual(
      [...Array(12).keys()].map((n) => n + 1),
    );
    for (const option of list) expect(Object.keys(option)).not.toContain('rank');
    const [one] = list;
    const info = await origin.get('optionInfo', { voteId: HIDDEN, optionId: one?.optionId ?? '' });
    expect(info.data).not.toHaveProperty('count');
    await open(HIDDEN, { startsAt: 1, endsAt: 2 });
    expect((await pageOf({ voteId: HIDDEN, sort: 1 })).list[0]).toMatchObject({ rank: 1 });
  });

  it('has the details of its own options only', async () => {
    const [optionId = 0] = optionIdsOf(PERFORMERS);
    const asked = { voteId: PERFORMERS, optionId };
    const { data } = await origin.get('optionDetail', asked);
    expect(data).toMatchObject({ optionId: '850001', themeId: 'film', content: /<p>/ as never });
    expect(data.videoUrl).toMatch(/tall-1\.mp4$/);
    expect((await origin.get('optionInfo', asked)).data).toEqual(data);
    const other = { voteId: PHOTOS, optionId };
    expect(await origin.get('optionInfo', other)).toMatchObject({ status: -1, data: {} });
  });

  it('finds an option by number and by a part of its name', async () => {
    const rows: readonly (readonly [string, number])[] = [
      ['17', 17],
      ['００42号', 42],
      ['#512', 512],
      ['  ÖFFNUNGSZEITEN', 365],
      ['🧑🏽‍🍳', 99],
      ['བཀྲ་ཤིས', 42],
      ["'; DROP TABLE", 100],
      ['<b>不粗</b>', 88],
    ];
    for (const [text, number] of rows) {
      const { list } = await find(SHOPS, text);
      expect([text, Number(list[0]?.number)]).toEqual([text, number]);
    }
  });

  it('finds at most fifty options, and none for an empty or unknown text', async () => {
    const many = await find(SHOPS, '茶');
    expect(many.list).toHaveLength(50);
    expect(many.total).toBeGreaterThan(50);
    expect(many.list.every(({ name }) => name.includes('茶'))).toBe(true);
    for (const text of ['', '   ', '%', '没有这样的店', '99999']) {
      expect(await find(SHOPS, text)).toEqual({ list: [], total: 0 });
    }
  });
});

describe('a vote', () => {
  it('counts for every chosen option and returns their votes and ranks', async () => {
    const voter = await enter(1);
    const [top, second] = (await pageOf({ voteId: NAMES, sort: 1 })).list;
    const before = await details(NAMES, voter);
    const answer = await send(voter, {
      voteId: NAMES,
      optionIds: `${second?.optionId},${top?.optionId}`,
    });
    expect(answer).toMatchObject({
      ...{ result: 'true', failureInfo: '', left: -1 },
      options: [
        { optionId: second?.optionId, count: Number(second?.count) + 1, rank: 2, gap: second?.gap },
        { optionId: top?.optionId, count: Number(top?.count) + 1, rank: 1 },
      ],
    });
    expect((await pageOf({ voteId: NAMES, sort: 1 })).list.slice(0, 2)).toMatchObject([
      { count: Number(top?.count) + 1, rank: 1 },
      { count: Number(second?.count) + 1, rank: 2 },
    ]);
    const after = await details(NAMES, voter);
    const countOf = ({ info }: Wire) => Number((info as Wire).voteCount);
    expect(countOf(after)).toBe(countOf(before) + 2);
    expect(after.voted).toEqual([top?.optionId, second?.optionId].sort());
    const counts = (await origin.get('innerVoteCount', { voteId: NAMES })).data;
    expect(counts.voteCount).toBe(countOf(after));
    await cast(voter, { voteId: NAMES, optionIds: String(top?.optionId) });
    expect((await origin.get('innerVoteCount', { voteId: NAMES })).data.people).toBe(counts.people);
  });

  it('changes ranks; options with equal votes are ordered by number', async () => {
    const voter = await enter(1);
    const { list } = await pageOf({ voteId: NAMES, sort: 1 });
    const place = list.findIndex(({ gap }, index) => index > 0 && Number(gap) < 80);
    const [ahead, behind] = [list[place - 1], list[place]];
    if (!ahead || !behind) throw new Error('no two options are near each other');
    let answer: Wire = {};
    for (let n = Number(behind.gap); n > 0; n -= 1) {
      answer = await send(voter, { voteId: NAMES, optionIds: behind.optionId });
    }
    const isLower = Number(behind.number) < Number(ahead.number);
    expect(answer.options).toMatchObject([{ rank: isLower ? place : place + 1 }]);
    answer = await send(voter, { voteId: NAMES, optionIds: behind.optionId });
    expect(answer.options).toMatchObject([{ rank: place }]);
    const info = await origin.get('optionInfo', { voteId: NAMES, optionId: ahead.optionId });
    expect(info.data).toMatchObject({ rank: place + 1, gap: 1, count: ahead.count });
  });

  const [first = 0, second = 0, third = 0, fourth = 0] = optionIdsOf(PHOTOS);
  const [foreign = 0] = optionIdsOf(SHOPS);
  const form = (more: Wire = {}) =>
    JSON.stringify({ name: '温故', phone: '13900000001', seat: '晚场', ...more });
  it('that is invalid does not count', async () => {
    const rows: readonly (readonly [string, Values, unknown])[] = [
      ['no option', { optionIds: '' }, refusedFor('count', { failureInfo: '请选择1-3项' })],
      ['too many', { optionIds: [first, second, third, fourth].join() }, refusedFor('count')],
      ['another vote’s option', { optionIds: foreign }, refusedFor('option')],
      ['a right one and a forged one', { optionIds: `${first},999999` }, refusedFor('option')],
      ['the same one twice', { optionIds: `${first},${first}` }, refusedFor('option')],
      ['text as an option', { optionIds: `${first} OR 1=1` }, refusedFor('option')],
      ['a thousand of them', { optionIds: `${first},`.repeat(1000) }, refusedFor('option')],
      [
        'no personal data',
        { voteId: PERFORMERS, optionIds: 850_001 },
        refusedFor('info', { fieldId: 'name' }),
      ],
      [
        'a long name',
        { voteId: PERFORMERS, optionIds: 850_001, userInfo: form({ name: '长'.repeat(21) }) },
        refusedFor('info', { fieldId: 'name' }),
      ],
      [
        'an unknown choice',
        { voteId: PERFORMERS, optionIds: 850_001, userInfo: form({ seat: '前排' }) },
        refusedFor('info', { fieldId: 'seat' }),
      ],
      [
        'an unknown picture',
        { voteId: PERFORMERS, optionIds: 850_001, userInfo: form({ photo: '/media/up/a.jpg' }) },
        refusedFor('info', { fieldId: 'photo' }),
      ],
      [
        'no code',
        { voteId: PERFORMERS, optionIds: 850_001, userInfo: form() },
        refusedFor('code', { failureInfo: '验证码错误或已过期' }),
      ],
    ];
    const voter = await enter(1);
    const ids = [PHOTOS, PERFORMERS];
    const before = await Promise.all(ids.map(stored));
    for (const [what, values, expected] of rows) {
      const answer = await send(voter, { voteId: PHOTOS, ...values });
      expect([what, answer]).toEqual([what, expected]);
    }
    for (const [place, id] of ids.entries()) {
      expect(await stored(id)).toEqual(before[place]);
      expect(await details(id, voter)).toMatchObject({ voted: [] });
    }
  });

  it('is refused without a login, unencrypted or for an unknown vote', async () => {
    const voter = await enter(1);
    const values = { voteId: NAMES, optionIds: FIRST_NAME };
    expect(await cast({ ...voter, token: '' }, values)).toMatchObject({ status: 10102 });
    const plain = await origin.post('recordVoteCountAndLog', values, { token: voter.token });
    expect(plain.status).toBe(-1);
    const garbled = { data: `${seal(values).slice(0, -8)}AAAAAAA=` };
    const damaged = await origin.post('recordVoteCountAndLog', garbled, { token: voter.token });
    expect(damaged.status).toBe(-1);
    expect(await cast(voter, { ...values, voteId: 1 })).toMatchObject({ status: -1, data: {} });
    await origin.control('session', { expireTokens: true });
    expect(await cast(voter, values)).toMatchObject({ status: 10111 });
    expect((await stored(NAMES)).log).toEqual([]);
  });

  it('counts from the start time until before the end time', async () => {
    const voter = await enter(1);
    const values = { voteId: NAMES, optionIds: FIRST_NAME };
    await open(NAMES, { startsAt: origin.now() + 10 * MINUTE_MS, endsAt: origin.now() + HOUR_MS });
    expect(await send(voter, values)).toEqual(
      refusedFor('coming', { failureInfo: '投票尚未开始' }),
    );
    origin.wait(10 * MINUTE_MS);
    expect(await send(voter, values)).toEqual(ACCEPTED);
    origin.wait(49 * MINUTE_MS);
    expect(await send(voter, { ...values, idempotencyKey: 'late' })).toEqual(ACCEPTED);
    origin.wait(MINUTE_MS);
    expect(await send(voter, values)).toEqual(refusedFor('ended', { failureInfo: '投票已结束' }));
    // The answer was lost, but the counted ballot stays counted.
    expect(await send(voter, { ...values, idempotencyKey: 'late' })).toEqual(ACCEPTED);
    expect((await stored(NAMES)).log).toHaveLength(2);
  });

  it('counts once per idempotency key; a refused one may be retried', async () => {
    const voter = await enter(1);
    const values = { voteId: PHOTOS, optionIds: first, idempotencyKey: 'one press' };
    await open(PHOTOS, { startsAt: origin.now() + HOUR_MS });
    expect(await send(voter, values)).toEqual(refusedFor('coming'));
    await open(PHOTOS, { dayLimit: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => send(voter, values)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ result: 'true', left: 0, voted: [String(first)] });
    expect(await send(voter, { ...values, idempotencyKey: 'another' })).toEqual(refusedFor('used'));
    expect((await stored(PHOTOS)).log).toHaveLength(1);
  });
});

describe('the daily limit', () => {
  const [first = 0, second = 0] = optionIdsOf(PHOTOS);
  const vote = { voteId: PHOTOS, optionIds: first };

  it('of a member and of an option resets at midnight in China', async () => {
    const midnight = startOfDay(origin.now()) + DAY_MS;
    // Noon, so that the steps below stay on one day.
    origin.wait(midnight + 12 * HOUR_MS - origin.now());
    let voter = await enter(1);
    expect(await send(voter, vote)).toMatchObject({ result: 'true', left: 2 });
    expect(await send(voter, vote)).toMatchObject({ result: 'true', left: 1 });
    const words = { failureInfo: '同一选项每天最多投2次', left: 1 };
    expect(await send(voter, vote)).toEqual(refusedFor('used', words));
    expect(await send(voter, { ...vote, optionIds: second })).toMatchObject({ left: 0 });
    const used = refusedFor('used', { failureInfo: '今天的投票次数已用完', left: 0 });
    expect(await send(voter, { ...vote, optionIds: second })).toEqual(used);
    origin.wait(12 * HOUR_MS - MINUTE_MS);
    // A login does not last half a day.
    voter = await enter(1);
    expect(await send(voter, vote)).toEqual(used);
    const voted = [first, second].map(String);
    expect(await details(PHOTOS, voter)).toMatchObject({ left: 0, voted });
    origin.wait(MINUTE_MS);
    expect(await details(PHOTOS, voter)).toMatchObject({ left: 3, voted: [] });
    expect(await send(voter, vote)).toMatchObject({ result: 'true', left: 2 });
  });

  it('of a device is twice that of a member', async () => {
    await open(PHOTOS, { dayLimit: 1 });
    const family = await Promise.all([1, 2, 3].map((number) => enter(number, 'the family phone')));
    const [anna, ben, carla] = family as [Voter, Voter, Voter];
    expect(await send(anna, vote)).toMatchObject({ result: 'true', left: 0 });
    expect(await send(ben, vote)).toMatchObject({ result: 'true', left: 0 });
    expect(await details(PHOTOS, carla)).toMatchObject({ left: 0, voted: [] });
    expect(await send(carla, vote)).toEqual(refusedFor('used'));
    expect(await send({ ...carla, device: 'her own' }, vote)).toEqual(ACCEPTED);
  });

  it('accepts one of two simultaneous votes when one is left', async () => {
    const voter = await enter(1);
    await open(PHOTOS, { dayLimit: 1 });
    const tabs = ['one tab', 'the other'].map((key) =>
      send(voter, { ...vote, idempotencyKey: key }),
    );
    const results = (await Promise.all(tabs)).map(({ result, reason }) => [result, reason]);
    expect(results.sort()).toEqual([
      ['false', 'used'],
      ['true', undefined],
    ]);
    expect((await stored(PHOTOS)).log).toHaveLength(1);
  });

  it('survives a restart, as do the counts', async () => {
    const voter = await enter(1);
    await open(PHOTOS, { dayLimit: 1 });
    await cast(voter, vote);
    const before = await stored(PHOTOS);
    await origin.restart();
    expect(await stored(PHOTOS)).toEqual(before);
    expect(await send(voter, vote)).toEqual(refusedFor('used'));
  });
});

describe('a code', () => {
  const userInfo = JSON.stringify({
    ...{ name: '温故', phone: '13900000001', age: '41', seat: '晚场' },
    ...{ likes: ['民歌', '评书'], day: '2026-12-26', words: '唱得好！', 不存在: '不要' },
  });
  const vote = { voteId: PERFORMERS, optionIds: 850_001, userInfo };

  const openCode = async ({ device, token }: Voter) => {
    const asked = { voteId: PERFORMERS, optionId: 850_001, device };
    const { data } = await origin.get('buttonRecordVoteCount', asked, { token });
    expect(data).toMatchObject({ needCode: 1, isbegin: 1, left: 2 });
    return String(data.codeId);
  };
  const draw = (codeId: string, type: string, device = 'device 1') => {
    const query = new URLSearchParams({ codeId, type, device, curVersions: '1' });
    return fetch(`${origin.state.url}/app_if/getVerifyCode?${query}`);
  };
  const answerOf = async (codeId: string) =>
    String((await origin.read(`verifyCode?codeId=${codeId}`)).answer);
  const drawn = async (codeId: string): Promise<string> => {
    await draw(codeId, 'image');
    return answerOf(codeId);
  };
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  it('is an image or a question, different at each request', async () => {
    const voter = await enter(1);
    const codeId = await openCode(voter);
    const picture = await draw(codeId, 'image');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('no-store');
    const { format, width } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 240 });
    const shown = await answerOf(codeId);
    expect(shown).toMatch(/^\d{4}$/);
    const { data } = (await (await draw(codeId, 'question')).json()) as Body;
    expect(data.question).toMatch(/^[一二三四五六七八九][加减乘][一二三四五六七八九]等于几？$/);
    const sum = await answerOf(codeId);
    expect(sum).toMatch(/^\d{1,2}$/);
    const fullWidth = [...sum]
      .map((digit) => String.fromCodePoint(0xff10 + Number(digit)))
      .join('');
    expect(await send(voter, { ...vote, codeId, verifyCode: ` ${fullWidth}` })).toEqual(ACCEPTED);
    const { log } = await stored(PERFORMERS);
    expect(JSON.parse(log[0]?.answers ?? '')).toMatchObject([
      { fieldId: 'name', values: ['温故'] },
      { fieldId: 'phone' },
      { fieldId: 'age' },
      { fieldId: 'seat' },
      { fieldId: 'likes', values: ['民歌', '评书'] },
      { fieldId: 'day' },
      { fieldId: 'words' },
    ]);
  });

  it('is valid for one vote of one device, for five minutes', async () => {
    const voter = await enter(1);
    const codeId = await openCode(voter);
    expect(await send(voter, { ...vote, codeId, verifyCode: '' })).toEqual(refusedFor('code'));
    const stale = await drawn(codeId);
    let verifyCode = await drawn(codeId);
    while (verifyCode === stale) verifyCode = await drawn(codeId);
    expect(await send(voter, { ...vote, codeId, verifyCode: stale })).toEqual(refusedFor('code'));
    const elsewhere = { ...voter, device: 'another device' };
    expect(await send(elsewhere, { ...vote, codeId, verifyCode })).toEqual(refusedFor('code'));
    expect(await (await draw(codeId, 'image', 'another device')).json()).toMatchObject({
      status: -1,
    });
    expect(await send(voter, { ...vote, codeId, verifyCode })).toEqual(ACCEPTED);
    const again = { ...vote, optionIds: 850_002, codeId, verifyCode };
    expect(await send(voter, again)).toEqual(refusedFor('code'));
    const next = await enter(2);
    const late = await openCode(next);
    const code = await drawn(late).then(async () => {
      await draw(late, 'image', next.device);
      return answerOf(late);
    });
    origin.wait(5 * MINUTE_MS);
    expect(await send(next, { ...vote, codeId: late, verifyCode: code })).toEqual(
      refusedFor('code'),
    );
    expect(await (await draw(late, 'image', next.device)).json()).toMatchObject({ status: -1 });
  });

  it('is invalid after three wrong answers', async () => {
    const voter = await enter(1);
    const codeId = await openCode(voter);
    const code = await drawn(codeId);
    for (let tries = 0; tries < 3; tries += 1) {
      const tried = { ...vote, codeId, verifyCode: wrong(code) };
      expect(await send(voter, tried)).toEqual(refusedFor('code'));
    }
    expect(await send(voter, { ...vote, codeId, verifyCode: code })).toEqual(refusedFor('code'));
    expect(await (await draw(codeId, 'image')).json()).toMatchObject({ status: -1 });
    expect((await stored(PERFORMERS)).log).toEqual([]);
  });
});

describe('a rush', () => {
  const CLIENTS = 50;
  const VOTES_A_CLIENT = 40;
  const MOST_TRIES = 20;
  /** Before the vote is stored, and after it. */
  const CUTS = ['drop', 'half', 'garble', 'status'] as const;
  const CUTS_EVERY = 100;

  it('of 2,000 votes by 50 clients, with cuts and retries, is counted exactly', async () => {
    const expected = new Map((await stored(NAMES)).counts.map((row) => [row.optionId, row.votes]));
    const ids = [...expected.keys()];
    let done = 0;
    let retries = 0;
    const cut = () =>
      Promise.all(
        CUTS.map((kind) =>
          origin.control('fault', { path: 'recordVoteCountAndLog', kind, times: 5, code: 503 }),
        ),
      );
    const run = async (client: number) => {
      const reader = openReader(origin, { device: `rush ${client}` });
      const userId = await reader.login(`137000${String(client).padStart(5, '0')}`);
      for (let n = 0; n < VOTES_A_CLIENT; n += 1) {
        const optionIds = Array.from({ length: (n % 3) + 1 }, (_, k) =>
          String(ids[(client + n * 7 + k) % ids.length]),
        );
        const press = {
          ...{ voteId: String(NAMES), activityId: '6016', optionIds, codeId: '', verifyCode: '' },
          ...{ userInfo: '', userId, idempotencyKey: `rush ${client} ${n}` },
        };
        for (const id of optionIds) expected.set(Number(id), (expected.get(Number(id)) ?? 0) + 1);
        for (let tries = 1; ; tries += 1) {
          const answer = await recordVoteCountAndLog(reader.client, press);
          if (answer.ok) {
            expect(answer.value.refusal).toBeNull();
            break;
          }
          if (tries === MOST_TRIES) throw new Error(`${answer.error.kind} ${answer.error.message}`);
          retries += 1;
        }
        done += 1;
        if (done % CUTS_EVERY === 0) await cut();
      }
    };
    await cut();
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => run(client)));
    await fetch(`${origin.state.url}/control/fault`, { method: 'DELETE' });
    const { log, counts } = await stored(NAMES);
    expect(log).toHaveLength(CLIENTS * VOTES_A_CLIENT);
    expect(new Set(log.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(log.length);
    expect(new Map(counts.map((row) => [row.optionId, row.votes]))).toEqual(expected);
    expect(retries).toBeGreaterThan(200);
    const total = [...expected.values()].reduce((sum, votes) => sum + votes, 0);
    const { data } = await origin.get('innerVoteCount', { voteId: NAMES });
    expect(data.voteCount).toBe(total);
  });
});
