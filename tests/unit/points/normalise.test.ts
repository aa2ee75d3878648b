import { describe, expect, it } from 'vitest';
import {
  parseEventNames,
  parsePointDays,
  parsePointEntries,
  parsePointsCredit,
  parsePointTotals,
} from '../../../src/model/points/normalisePoints.ts';

describe('point totals', () => {
  const none = { total: 0, today: 0, earned: 0, spent: 0, signed: null };

  it.each([
    [{ total: 12, today: 2, earned: 15, spent: 3, signed: 1 }, { signed: true }],
    [{ total: '12', today: '2', earned: '15', spent: '-3', signed: '0' }, { signed: false }],
    ['{"total":12,"today":2,"earned":15,"spent":3}', { signed: null }],
  ])('%j', (wire, rest) =>
    expect(parsePointTotals(wire)).toEqual({ total: 12, today: 2, earned: 15, spent: 3, ...rest }),
  );

  it.each([7, '7', { totalScore: 7 }, { score: '7' }])('only the total of %j', (wire) =>
    expect(parsePointTotals(wire)).toEqual({ ...none, total: 7 }),
  );

  it.each([null, {}, [], '', '找不到相关会员', { total: 'many' }])('null for %j', (wire) =>
    expect(parsePointTotals(wire)).toBeNull(),
  );
});

describe('point entries', () => {
  it('are parsed in every form of the servers', () => {
    const list = [
      {
        id: 9,
        eType: '兑换',
        msg: '<b>台历</b>',
        score: '-300',
        created: '2026-11-18 03:06:00.0',
        productId: 1,
      },
      { type: '签到', score: 2, eStartTime: '2026/11/17 02:00:00' },
      {},
      'nothing',
    ];
    expect(parsePointEntries({ list, hasMore: 'true' })).toEqual({
      items: [
        {
          id: '9',
          type: '兑换',
          message: '台历',
          score: -300,
          at: Date.UTC(2026, 10, 17, 19, 6),
          productId: '1',
        },
        {
          id: '2026/11/17 02:00:00 签到 2',
          type: '签到',
          message: '',
          score: 2,
          at: Date.UTC(2026, 10, 16, 18),
          productId: '',
        },
      ],
      hasMore: true,
    });
  });

  it.each([
    [[{ id: 1, score: 1 }], 1, true],
    [{ list: Array.from({ length: 20 }, (_, id) => ({ id: id + 1 })) }, 20, true],
    [{ list: [] }, 0, false],
    [null, 0, false],
  ])('case %#: the number of entries and hasMore', (wire, count, hasMore) => {
    const part = parsePointEntries(wire);
    expect([part.items.length, part.hasMore]).toEqual([count, hasMore]);
  });

  it.each(['javascript:alert(1)', '0', -1, '../1'])('have no product id for %j', (productId) =>
    expect(parsePointEntries([{ id: 1, productId }]).items[0]?.productId).toBe(''),
  );
});

describe('points of days', () => {
  it('are parsed in every form of the servers, without invalid days', () => {
    const list = [
      { day: '2026-11-20', score: 4 },
      { date: '2026/11/19', score: '-7' },
      { day: 'today', score: 1 },
    ];
    expect(parsePointDays({ list }).items).toEqual([
      { id: '2026-11-20', score: 4 },
      { id: '2026-11-19', score: -7 },
    ]);
  });
});

describe('the points credited for an event', () => {
  const paid = { msg: '发表评论', score: 2, code: '1004', srname: '积分' };

  it.each([
    [
      { code: '1002', result: [paid] },
      { state: 'paid', points: 2 },
    ],
    [
      { code: 1002, result: [paid, { score: '3' }] },
      { state: 'paid', points: 5 },
    ],
    [{ code: '1002', result: [{ ...paid, code: '1005' }] }, { state: 'nothing' }],
    [{ code: '1002', result: [] }, { state: 'nothing' }],
    [{ code: '1002' }, { state: 'nothing' }],
    [{ code: '1009', result: [paid] }, { state: 'often' }],
    [{ code: 1009 }, { state: 'often' }],
    [{}, null],
    [null, null],
  ])('%j', (wire, earned) => expect(parsePointsCredit(wire)).toEqual(earned));
});

describe('names of events', () => {
  it.each([
    ['签到,评论,投票', ['签到', '评论', '投票']],
    [' 签到 ， 评论 ,', ['签到', '评论']],
    ['', []],
    [{}, []],
    [null, []],
  ])('%j', (wire, names) => expect(parseEventNames(wire)).toEqual(names));
});
