import { describe, expect, it } from 'vitest';
import { parseRank } from '../../../src/model/community/rank.ts';
import { isVotingPeriod, parseRankPeriod } from '../../../src/model/community/rankPeriod.ts';
import { parseRankRules } from '../../../src/model/community/rankRules.ts';

const row = (id: number, rank?: number, influence = 10) => ({
  id,
  topic: `账号${id}`,
  icon: '',
  influence,
  rank,
  canHit: true,
  isFollow: false,
});

describe('parseRank', () => {
  it('sorts by rank; accounts without a rank are last', () => {
    const rows = parseRank([row(4, undefined, 0), row(2, 3), row(1, 1, 99), row(3, 2, 10)]);
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['1', 1],
      ['3', 2],
      ['2', 3],
      ['4', null],
    ]);
  });

  it('leaves out closed and forbidden accounts, and those without a valid id', () => {
    const hidden = [{ xyForbidden: 1 }, { xyForbidden: '1' }, { xyStatus: 1 }, { xyStatus: '4' }];
    const rows = parseRank([
      ...hidden.map((state, at) => ({ ...row(at + 1, at + 1), ...state })),
      row(-3, 5),
      { ...row(6, 6), xyStatus: 0, xyForbidden: 0 },
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['6']);
  });

  it('returns at most 20 accounts without duplicates', () => {
    const sent = Array.from({ length: 30 }, (_, at) => row(at + 1, at + 1));
    expect(parseRank([row(1, 1), ...sent])).toHaveLength(20);
    expect(parseRank({ list: sent }).map(({ id }) => id)).toEqual(
      sent.slice(0, 20).map(({ id }) => String(id)),
    );
  });

  it.each([
    ['no rank at influence 0', { ...row(1, 7, 0) }, { rank: null, influence: 0 }],
    ['canHit as text', { ...row(1, 1), canHit: '0' }, { canHit: false }],
    ['a missing canHit as true', { ...row(1, 1), canHit: undefined }, { canHit: true }],
    ['numbers as text', { ...row(1), influence: '7', rank: '2' }, { rank: 2, influence: 7 }],
  ])('reads %s', (_, wire, shown) => {
    expect(parseRank([wire])[0]).toMatchObject(shown);
  });

  it.each([[null], [{}], ['x'], [[{ id: 0, topic: 'a' }]], [[{ id: 5 }]], [[null, 3, 'x']]])(
    'returns no rows for %j',
    (wire) => {
      expect(parseRank(wire)).toEqual([]);
    },
  );
});

describe('the period', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 0],
    ['-1', 0],
    ['2x', 0],
    ['<script>', 0],
  ])('for %j is %d', (text, period) => {
    expect(parseRankPeriod(text)).toBe(period);
  });

  it('accepts votes only while it is running', () => {
    expect(([0, 1, 2, 3] as const).map(isVotingPeriod)).toEqual([true, false, true, false]);
  });
});

it.each([
  [{ siteConfig: { selfMedia: { rankRules: '<p>每天一票</p>' } } }, '<p>每天一票</p>'],
  [{ siteConfig: '{"selfMedia":{"rankRules":"a"}}' }, 'a'],
  [{ siteConfig: { selfMedia: { rankRules: {} } } }, ''],
  [{}, ''],
])('parseRankRules for %j returns %j', (config, rules) => {
  expect(parseRankRules(config)).toBe(rules);
});
