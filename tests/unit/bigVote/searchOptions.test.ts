import { describe, expect, it } from 'vitest';
import type { VoteSort } from '../../../src/model/bigVote/bigVoteTypes.ts';
import type { VoteOption } from '../../../src/model/bigVote/normaliseBigVote.ts';
import {
  compareOptions,
  mergeOptions,
  readQueryNumber,
  searchOptions,
} from '../../../src/model/bigVote/searchOptions.ts';

const option = (number: number, name: string, rest: Partial<VoteOption> = {}): VoteOption => ({
  id: `o${number}`,
  number,
  name,
  description: '',
  themeId: '',
  picture: '',
  video: '',
  audio: '',
  votes: 0,
  rank: null,
  gap: null,
  views: 0,
  ...rest,
});

const OPTIONS = [
  option(2, '第17小学合唱团', { rank: 1, votes: 90, views: 5 }),
  option(17, '李 江月', { rank: 3, votes: 40, views: 9 }),
  option(170, '江边读报人', { rank: 2, votes: 70, views: 9 }),
  option(3, 'Ａｎｎａ  Müller'),
];
const numbers = (options: readonly VoteOption[]) => options.map(({ number }) => number);

describe('a search', () => {
  it.each<[string, VoteSort, number[]]>([
    ['17', 'number', [17, 2]],
    ['１７', 'number', [17, 2]],
    ['第17号', 'number', [17]],
    ['#017', 'number', [17]],
    ['No. 17', 'number', [17]],
    ['江', 'number', [17, 170]],
    ['江', 'rank', [170, 17]],
    ['李 江', 'number', [17]],
    ['李  江', 'number', [17]],
    ['anna m', 'number', [3]],
    ['ANNA', 'number', [3]],
    ['müller', 'number', [3]],
    ['(', 'number', []],
    ['  ', 'number', []],
    ['', 'number', []],
  ])('for %j by %s finds %j', (query, sort, found) => {
    expect(numbers(searchOptions(OPTIONS, query, sort))).toEqual(found);
  });

  it.each([
    ['17', 17],
    ['编号 9', 9],
    ['9番', 9],
    ['17 小学', null],
    ['1234567890', null],
    ['-3', null],
  ])('reads %j as the number %j', (query, number) => {
    expect(readQueryNumber(query)).toBe(number);
  });

  it('merges options without duplicates and prefers the newer one', () => {
    const merged = mergeOptions(
      [option(1, '旧'), option(2, '乙')],
      [option(1, '新'), option(3, '丙')],
    );
    expect(merged.map(({ name }) => name)).toEqual(['新', '乙', '丙']);
  });
});

describe('compareOptions', () => {
  it.each<[VoteSort, number[]]>([
    ['number', [2, 3, 17, 170]],
    ['rank', [2, 170, 17, 3]],
    ['views', [17, 170, 2, 3]],
  ])('sorts by %s', (sort, sorted) => {
    expect(numbers([...OPTIONS].sort(compareOptions(sort)))).toEqual(sorted);
  });
});
