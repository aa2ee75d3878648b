import { describe, expect, it } from 'vitest';
import { parseRatio, parseSeconds } from '../../../src/model/media/mediaNumbers.ts';
import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../../../src/model/wire.ts';

const UNSET = -2147483648;

describe('parseText', () => {
  it.each([
    ['text', 'a title', 'a title'],
    ['a number', 42, '42'],
    ['zero', 0, '0'],
    ['the unset number', UNSET, ''],
    ['not a number', Number.NaN, ''],
    ['null', null, ''],
    ['true', true, ''],
    ['an object', { a: 1 }, ''],
    ['blanks at the ends', ' \n a b\u3000', 'a b'],
    ['zero-width blanks', '\ufeff标\u200b题\u2060', '标题'],
    ['joiners of emoji', '👩\u200d🚀', '👩\u200d🚀'],
    ['markup and backslashes', 'a < b & "c" \\', 'a < b & "c" \\'],
  ])('%s', (_, value, text) => expect(parseText(value)).toBe(text));
});

describe('parseNumber', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' -1.5 ', -1.5],
    ['', null],
    ['7px', null],
    ['0x10', null],
    ['1e3', null],
    [UNSET, null],
    [String(UNSET), null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [[7], null],
    [null, null],
  ])('%j is %j', (value, number) => expect(parseNumber(value)).toBe(number));
});

describe('parseCount', () => {
  it.each([
    ['22', 22],
    [205, 205],
    [-3, 0],
    [2.9, 2],
    ['many', 0],
    [UNSET, 0],
    [1e300, Number.MAX_SAFE_INTEGER],
  ])('%j is %j', (value, count) => expect(parseCount(value)).toBe(count));
});

describe('parseFlag', () => {
  it.each([1, '1', true, 'true', ' 1 '])('%j is on', (value) =>
    expect(parseFlag(value)).toBe(true),
  );
  it.each([0, '0', false, 'false'])('%j is off, whatever the fallback', (value) =>
    expect(parseFlag(value, true)).toBe(false),
  );
  it.each([undefined, null, '', 2, UNSET, 'yes', [1], {}])('%j is the fallback', (value) => {
    expect(parseFlag(value, true)).toBe(true);
    expect(parseFlag(value, false)).toBe(false);
  });
});

describe('ids', () => {
  it.each([
    [418, '418'],
    ['418', '418'],
    [0, '0'],
    [UNSET, ''],
    [String(UNSET), ''],
    [null, ''],
    ['../../x', ''],
    ['1?a=b', ''],
    [1.5, ''],
    ['9f-a_1', '9f-a_1'],
  ])('%j is %j', (value, id) => expect(parseId(value)).toBe(id));

  it.each([
    [39, '39'],
    ['39', '39'],
    ['a1', 'a1'],
    [0, ''],
    ['0', ''],
    [-1, ''],
    ['', ''],
  ])('a linked id %j is %j', (value, id) => expect(parseLinkedId(value)).toBe(id));
});

describe('parseTimestamp', () => {
  const at = Date.UTC(2024, 8, 18, 6, 40, 53);
  it.each([
    '2024-09-18 14:40:53.0',
    '2024-09-18 14:40:53',
    '2024-09-18 14:40:53:882',
    '2024-09-18 14:40:53:0',
    '2024/09/18 14:40:53',
    '2024-09-18T14:40:53Z',
    at,
    String(at),
    at / 1000,
    String(at / 1000),
  ])('parses %s as the same time in China', (value) => expect(parseTimestamp(value)).toBe(at));

  it('parses a date without time as its first second', () =>
    expect(parseTimestamp('2024-09-18')).toBe(Date.UTC(2024, 8, 17, 16)));

  it.each([
    '',
    '2024-13-01 00:00:00',
    '2024-02-30 00:00:00',
    '2024-01-01 24:00:00',
    '0000-00-00 00:00:00',
    '0001-01-01 00:00:00',
    'soon',
    0,
    5,
    20240918,
    -1,
    null,
    {},
    [],
    true,
  ])('refuses %j', (value) => expect(parseTimestamp(value)).toBeNull());
});

describe('parseSeconds', () => {
  it.each([
    [75, 75],
    ['75', 75],
    ['01:15', 75],
    ['1:00:05', 3605],
    ['', 0],
    [-5, 0],
    ['long', 0],
  ])('%j is %d s', (value, seconds) => expect(parseSeconds(value)).toBe(seconds));
});

describe('parseRatio', () => {
  it.each([
    ['16:9', 16 / 9],
    ['640*100', 6.4],
    ['640x100', 6.4],
    [1.5, 1.5],
    ['0:9', null],
    ['9:0', null],
    ['wide', null],
    [{}, null],
  ])('%j is %j', (value, ratio) => expect(parseRatio(value)).toBe(ratio));
});

describe('records and lists', () => {
  it('parses objects and lists, also as JSON text', () => {
    expect(parseRecord({ a: 1 })).toEqual({ a: 1 });
    expect(parseRecord(' {"a":1}')).toEqual({ a: 1 });
    expect(parseList([1])).toEqual([1]);
    expect(parseList('[1]')).toEqual([1]);
  });

  it.each([null, undefined, 'empty', '{broken', '[broken', 5, true, [1]])(
    '%j is no object',
    (value) => expect(parseRecord(value)).toEqual({}),
  );

  it.each([null, undefined, 'empty', '[broken', 5, true, { 0: 'a' }])('%j is no list', (value) =>
    expect(parseList(value)).toEqual([]),
  );

  it('drops elements that the parser refuses', () =>
    expect(parseEach([1, 'x', 2], parseNumber)).toEqual([1, 2]));
});

describe('field', () => {
  it('returns the first key that is set', () =>
    expect(
      field({ a: '', b: null, c: [], d: {}, e: UNSET, f: 0 }, 'a', 'b', 'c', 'd', 'e', 'f'),
    ).toBe(0));

  it('finds keys that end with a blank', () =>
    expect(field({ 'columnIcon ': 'x' }, 'columnIcon')).toBe('x'));

  it('recognises values that mean "none"', () => {
    expect([undefined, null, '', [], {}, UNSET].every(isNone)).toBe(true);
    expect([0, false, '0', [0], { a: 1 }].some(isNone)).toBe(false);
  });
});
