import { expect, it } from 'vitest';
import { findMatches } from '../../../src/model/search/findMatches.ts';

// Signs whose folded form is longer or shorter moved the marks of other searches, or split a sign
// (Fuse 840, buzz 6702, ov 1157).
it.each([
  ['临望铁路今日通车', '铁路', ['铁路']],
  ['铁路沿线的铁路人', '铁路', ['铁路', '铁路']],
  ['Tide tables', 'TIDE', ['Tide']],
  ['ＴＩＤＥ 观测站', 'tide', ['ＴＩＤＥ']],
  ['İİ error here', 'error', ['error']],
  ['İstanbul release', 'İs', ['İs']],
  ['Ⱥ error', 'error', ['error']],
  ['㍿ 公司', '公司', ['公司']],
  ['㍿ 公司', '会', ['㍿']],
  ['𠮷野家 𠮷日', '𠮷', ['𠮷', '𠮷']],
  ['cafe\u0301 ouvert', 'café', ['cafe\u0301']],
  ['བོད་ཀྱི་ལོ་རྒྱུས།', 'ཀྱི', ['ཀྱི']],
  ['城事城事', '城事城', ['城事城']],
  ['年表与潮汐表', '潮汐 年表 汐表', ['年表', '潮汐表']],
  ['a.b* (c)', '.b*', ['.b*']],
  ['铁路', '   ', []],
  ['', '铁路', []],
])('finds in "%s" for "%s" %j', (text, query, words) => {
  expect(findMatches(text, query).map(([start, end]) => text.slice(start, end))).toEqual(words);
});
