import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SampleVote } from '../../scripts/sample/types.ts';
import { openTestOrigin, type ReaderAccess, type TestOrigin } from './readers.ts';

/** Votes of articles: valid choices, limits, and the result afterwards. */

const ARTICLE = 9300;
const VOTE = 930;
/** 12:00 in China. */
const START = Date.parse('2026-12-01T04:00:00Z');
const DAY_MS = 86_400_000;
/** The last millisecond of that day in China. */
const LAST_MOMENT = Date.parse('2026-12-01T16:00:00Z') - 1;

let origin: TestOrigin;
let now = START;
let visitor: ReaderAccess;

interface Result {
  readonly voted: readonly string[];
  readonly left: number;
  readonly questions: readonly {
    readonly qid: number;
    readonly count: number;
    readonly options: readonly { readonly oid: number; readonly count: number; percent: string }[];
  }[];
}

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
});

beforeEach(async () => {
  now = START;
  await origin.control('reset', {});
  visitor = origin.visitor('visitor-1');
});

afterAll(() => origin.stop());

const option = (id: number) => ({ id, name: `选项${id}`, votes: id === 11 ? 3 : 1 });

async function openVote(more: Partial<SampleVote> = {}): Promise<void> {
  const vote: SampleVote = {
    id: VOTE,
    name: '投票',
    endsAt: '2026-12-31 18:00',
    cycle: 0,
    questions: [{ id: 1, name: '单选', limit: 1, options: [11, 12].map(option) }],
    ...more,
  };
  const article = { id: ARTICLE, column: 26, at: '2026-11-20 08:00', title: '投票', vote };
  await origin.control('article', article);
}

const TWO_QUESTIONS: SampleVote['questions'] = [
  { id: 1, name: '单选', limit: 1, options: [11, 12].map(option) },
  { id: 2, name: '多选', limit: 2, options: [21, 22, 23].map(option) },
];

const cast = (reader: ReaderAccess, voteResult: string | string[] = '1:11', more = {}) =>
  reader.send<{ result?: string; failureInfo?: string; status?: number }>('vote', {
    voteID: VOTE,
    voteResult,
    userID: reader.userId,
    ...more,
  });

const result = (reader: ReaderAccess = visitor, more = {}) =>
  reader.ask<Result>('voteResult', { voteID: VOTE, ...more });

const countsOf = async () =>
  (await result()).questions.flatMap(({ options }) => options.map(({ count }) => count));

const ACCEPTED = { result: 'true', failureInfo: '' };
const refusedBy = (failureInfo: string) => ({ result: 'false', failureInfo });

describe('a vote', () => {
  it('is counted, and returned as the voter’s choice', async () => {
    await openVote();
    expect(await result()).toMatchObject({ voted: [], left: 1 });
    expect(await cast(visitor)).toEqual(ACCEPTED);
    expect(await result()).toMatchObject({
      voted: ['1:11'],
      left: 0,
      questions: [
        {
          qid: 1,
          count: 5,
          options: [
            { oid: 11, count: 4, percent: '80.0' },
            { oid: 12, count: 1, percent: '20.0' },
          ],
        },
      ],
    });
    expect(await result(origin.visitor('other'))).toMatchObject({ voted: [], left: 1 });
  });

  it('may have several options per question, within its limit', async () => {
    await openVote({ questions: TWO_QUESTIONS });
    expect(await cast(visitor, ['1:12', '2:21', '2:23'])).toEqual(ACCEPTED);
    expect(await countsOf()).toEqual([3, 2, 2, 1, 2]);
    expect((await result()).voted).toEqual(['1:12', '2:21', '2:23']);
  });

  it.each([
    ['an option that is not of the vote', ['1:11', '2:99'], '选项无效'],
    ['an option of another question', ['2:11'], '选项无效'],
    ['no option at all', ['__proto__'], '选项无效'],
    ['two of a single choice', ['1:11', '1:12', '2:21'], '请选择1项'],
    ['more than the limit', ['1:11', '2:21', '2:22', '2:23'], '请选择1-2项'],
    ['a question left out', ['1:11'], '请选择1-2项'],
  ])('for %s is refused and counts nothing', async (_, choices, words) => {
    await openVote({ questions: TWO_QUESTIONS });
    const before = await countsOf();
    expect(await cast(visitor, choices)).toEqual(refusedBy(words));
    expect(await countsOf()).toEqual(before);
  });

  it('counts a repeated option once', async () => {
    await openVote();
    expect(await cast(visitor, ['1:11', '1:11'])).toEqual(ACCEPTED);
    expect(await countsOf()).toEqual([4, 1]);
  });

  it('is refused after the end by the server’s clock', async () => {
    await openVote({ endsAt: '2026-12-01 11:59' });
    expect(await cast(visitor)).toEqual(refusedBy('投票已结束'));
    expect(await result()).toMatchObject({ left: 0 });
  });

  it('that does not exist is refused', async () => {
    expect(await cast(visitor)).toEqual(refusedBy('投票不存在'));
    expect(await visitor.send('voteResult', { voteID: 424_242 })).toMatchObject({ status: -1 });
  });

  it('that needs a login is refused with 10102', async () => {
    await openVote({ needLogin: true });
    expect(await cast(visitor)).toMatchObject({ status: 10102, data: {} });
    const anna = await origin.member('13900000001');
    expect(await cast(anna)).toEqual(ACCEPTED);
    expect(await result(anna)).toMatchObject({ voted: ['1:11'], left: 0 });
  });

  it('survives a restart', async () => {
    await openVote();
    await cast(visitor);
    const before = await result();
    await origin.restart();
    expect(await result()).toEqual(before);
    expect(await cast(visitor)).toEqual(refusedBy('您已经投过票了'));
  });
});

describe('cycles', () => {
  const ONCE = '您已经投过票了';
  const TODAY = '今天的投票次数已用完';

  it.each([
    ['0: once only', 0, undefined, 1, ONCE, false],
    ['1: once a day', 1, undefined, 1, TODAY, true],
    ['2: several times a day', 2, 2, 2, TODAY, true],
  ])('%s', async (_, cycle, timesADay, allowed, words, isDaily) => {
    await openVote({ cycle, ...(timesADay && { timesADay }) });
    for (let left = allowed; left > 0; left -= 1) {
      expect((await result()).left).toBe(left);
      expect(await cast(visitor)).toEqual(ACCEPTED);
    }
    expect(await cast(visitor, '1:12')).toEqual(refusedBy(words));
    now = LAST_MOMENT;
    expect(await cast(visitor)).toEqual(refusedBy(words));
    now = LAST_MOMENT + 1;
    expect(await result()).toMatchObject(
      isDaily ? { voted: [], left: allowed } : { voted: ['1:11'], left: 0 },
    );
    expect(await cast(visitor)).toEqual(isDaily ? ACCEPTED : refusedBy(words));
  });

  it('3: without limit', async () => {
    await openVote({ cycle: 3 });
    for (const choice of ['1:11', '1:12', '1:12']) {
      expect(await cast(visitor, choice)).toEqual(ACCEPTED);
    }
    expect(await result()).toMatchObject({ voted: ['1:12'], left: -1 });
    expect(await countsOf()).toEqual([4, 3]);
  });

  it('apply to a device (userOtherID or device), and to a member on all devices', async () => {
    await openVote();
    await cast(visitor);
    const sameDevice = origin.visitor('a device id made anew');
    expect(await cast(sameDevice, '1:11', { userOtherID: 'visitor-1' })).toEqual(refusedBy(ONCE));
    const anna = await origin.member('13900000001', { device: 'phone' });
    const annaAgain = await origin.member('13900000001', { device: 'tablet' });
    expect(await cast(anna)).toEqual(ACCEPTED);
    expect(await cast(annaAgain)).toEqual(refusedBy(ONCE));
    expect(await result(annaAgain)).toMatchObject({ voted: ['1:11'], left: 0 });
    const ben = await origin.member('13900000002', { device: 'phone' });
    expect(await cast(ben)).toEqual(ACCEPTED);
  });

  it('of one reader start a new day by the time zone of the origin', async () => {
    await openVote({ cycle: 1 });
    now = START + DAY_MS;
    expect(await cast(visitor)).toEqual(ACCEPTED);
    now = START + DAY_MS + 3_600_000;
    expect((await result()).left).toBe(0);
  });
});

describe('simultaneous votes', () => {
  it('of one reader count once', async () => {
    await openVote();
    const answers = await Promise.all(Array.from({ length: 40 }, () => cast(visitor)));
    expect(answers.filter(({ result: said }) => said === 'true')).toHaveLength(1);
    expect(await countsOf()).toEqual([4, 1]);
    expect((await origin.stored(ARTICLE)).votes).toHaveLength(1);
  });

  it('of 100 readers count 100 times', async () => {
    await openVote();
    await Promise.all(Array.from({ length: 100 }, (_, n) => cast(origin.visitor(`device ${n}`))));
    expect(await countsOf()).toEqual([103, 1]);
  });

  it('with one key count once in a vote without a limit', async () => {
    await openVote({ cycle: 3 });
    const again = () => cast(visitor, '1:12', { idempotencyKey: 'vote-1' });
    for (const answer of await Promise.all([again(), again(), again()])) {
      expect(answer).toEqual(ACCEPTED);
    }
    expect((await origin.stored(ARTICLE)).votes).toMatchObject([
      { voteId: VOTE, device: 'visitor-1', choices: ['1:12'], idempotencyKey: 'vote-1' },
    ]);
  });
});
