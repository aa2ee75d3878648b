import { describe, expect, it } from 'vitest';
import { parseRecentQueries } from '../../../src/model/search/parseRecentQueries.ts';
import { matchEntries, parseSearchIndex } from '../../../src/model/search/searchIndex.ts';

const TITLES = ['城事', '老城事务所搬家', 'Tide tables', '潮汐 2026 年表', 'ＴＩＤＥ 观测站'];
const ENTRIES = TITLES.map((title, index) => ({ path: `p/${index}.html`, title, kind: '' }));

describe('a search by title', () => {
  it.each([
    ['城事', ['城事', '老城事务所搬家']],
    ['事务', ['老城事务所搬家']],
    ['tide', ['Tide tables', 'ＴＩＤＥ 观测站']],
    ['Ｔide', ['Tide tables', 'ＴＩＤＥ 观测站']],
    ['年表 潮汐', ['潮汐 2026 年表']],
    ['年表 铁路', []],
    ['   ', []],
    ['', []],
  ])('finds for "%s" %j', (query, titles) => {
    expect(matchEntries(ENTRIES, query, 10).map(({ title }) => title)).toEqual(titles);
  });

  it('has titles that begin with the query first, and a limit', () => {
    const titles = (limit: number) => matchEntries(ENTRIES, '事', limit).map(({ title }) => title);
    expect(titles(1)).toEqual(['城事']);
    expect(matchEntries([...ENTRIES].reverse(), '城事', 10)[0]?.title).toBe('城事');
  });
});

describe('the index of a site', () => {
  it.each([
    ['a page', ['columnDetail/12.html', '城事', 'columnDetail'], 1],
    ['another host', ['https://example.test/a.html', '城事', ''], 0],
    ['another host without a scheme', ['//example.test/a.html', '城事', ''], 0],
    ['a script', ['javascript:alert(1)//.html', '城事', ''], 0],
    ['no title', ['columnDetail/12.html', '', ''], 0],
    ['no row', 'columnDetail/12.html', 0],
  ])('has a row of %s: %j', (_, row, count) => {
    expect(parseSearchIndex({ entries: [row] })).toHaveLength(count);
  });

  it.each([[null], ['empty'], [{}], [{ entries: 'x' }], [[]]])(
    'of the form %j is empty',
    (payload) => {
      expect(parseSearchIndex(payload)).toEqual([]);
    },
  );
});

it.each([
  ['["潮", "桥"]', ['潮', '桥']],
  ['["潮", 5, null]', ['潮']],
  ['{"a": 1}', []],
  ['["潮"', []],
  ['', []],
])('reads the stored queries %s as %j', (text, queries) => {
  expect(parseRecentQueries(text)).toEqual(queries);
});
