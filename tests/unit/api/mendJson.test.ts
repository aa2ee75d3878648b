import { describe, expect, it } from 'vitest';
import { mendCount, mendDate, mendJson } from '../../../src/api/mendJson.ts';

describe('mendJson', () => {
  const LONG = '9007199254740993';
  it.each([
    ['halves of pairs, escaped', String.raw`{"title":"a\ud83c"}`, { title: 'a\ufffd' }],
    ['a pair, escaped', String.raw`{"title":"a\ud83c\udf89"}`, { title: 'a🎉' }],
    ['NUL and backspace, escaped', String.raw`["a\u0000b\bc"]`, ['abc']],
    ['controls and non-characters, raw', '["a\x85b\x90c\ufffed"]', ['a\u2028bcd']],
    ['a backslash before a letter u', String.raw`["C:\\ud83c"]`, ['C:\\ud83c']],
    ['an id beyond 2^53', `{"fileId":${LONG},"n":1}`, { fileId: LONG, n: 1 }],
    ['a negative one in a list', `[-${LONG}, 5]`, [`-${LONG}`, 5]],
    ['the longest integer that is safe', '[9007199254740991]', [9007199254740991]],
    [
      'long fractions and exponents',
      '[0.1234567890123456789,1.5e300]',
      [0.12345678901234568, 1.5e300],
    ],
    ['null and undefined as text', '["null","undefined","(null)"]', [null, null, null]],
    ['such a word of a reader', '{"content":"null"}', { content: 'null' }],
    ['a word that contains it', '["nullable"]', ['nullable']],
    ['long numbers in texts', String.raw`{"a":"\": ${LONG}, \"b"}`, { a: `": ${LONG}, "b` }],
  ])('%s', (_, json, value) => expect(JSON.parse(mendJson(json))).toEqual(value));

  it.each(['', '{', '[1', 'not JSON', 'empty'])('leaves %j unchanged', (json) =>
    expect(mendJson(json)).toBe(json),
  );
});

describe('mendDate', () => {
  it.each([
    '2024.09.18 14:40:53',
    '2024-09-18 14:40:53.0',
    '2024-09-18 14:40:53:882',
    '2024-09-18T06:40:53Z',
    '2024-09-18T06:40:53.000Z',
    '2024-09-18T14:40:53+08:00',
    '2024-09-18T14:40:53+0800',
    '2024-09-18T15:40:53+09:00',
    '2024-09-18T03:10:53-03:30',
    '2024年9月18日 14:40:53',
    '2024年09月18日14时40分53秒',
    '2024年9月18日 下午2:40:53',
    'Sep 18, 2024 2:40:53 PM',
    'Sep 18, 2024, 2:40:53\u202fPM',
    'September 18th, 2024 14:40:53',
    '18 Sep 2024 14:40:53',
    'Wed Sep 18 14:40:53 CST 2024',
    'Wed, 18 Sep 2024 06:40:53 GMT',
    'Wed, 18 Sep 2024 14:40:53 +0800',
    'Wed Sep 18 2024 14:40:53 GMT+0800 (China Standard Time)',
  ])('writes %s as the CMS does', (date) => expect(mendDate(date)).toBe('2024-09-18 14:40:53'));

  it.each([
    '2024-09-18',
    '2024年9月18日',
    'Sep 18, 2024',
    '18 September 2024',
    '2024-09-18 12:00 AM',
  ])('writes %s as its first second', (date) => expect(mendDate(date)).toBe('2024-09-18 00:00:00'));

  it('writes the beginning of a period', () =>
    expect(mendDate('2024-09-18 14:40-18:30')).toBe('2024-09-18 14:40:00'));

  it.each([
    '',
    'soon',
    '14:40',
    'Sep 2024',
    'Foo 18, 2024',
    '2024年',
    '1795127400',
    '2024-13-01 00:00:00',
  ])('leaves %j unchanged', (text) => expect(mendDate(text)).toBe(text));
});

describe('mendCount', () => {
  it.each([
    ['1.2万', 12_000],
    ['1.15 万', 11_500],
    ['10万+', 100_000],
    ['3萬', 30_000],
    ['2.5亿', 250_000_000],
    ['100w+', 1_000_000],
    ['5K', 5000],
    ['1,234', 1234],
    ['1,234,567', 1_234_567],
    ['1,23', null],
    ['12', 12],
    ['万', null],
  ])('reads %s as %j', (text, count) => expect(mendCount(text)).toBe(count));
});

it('mendJson mends dates and counts by their names, and leaves titles as they are', () =>
  expect(
    JSON.parse(
      mendJson('{"publishtime":"2024年9月18日","countClick":"1.2万","title":"2024年9月18日"}'),
    ),
  ).toEqual({ publishtime: '2024-09-18 00:00:00', countClick: 12000, title: '2024年9月18日' }));
