import { describe, expect, it } from 'vitest';
import { parseCodeText, readQueryCode } from '../../../src/model/invite/code.ts';

describe('a typed code', () => {
  it.for([
    ['A3K9QX', 'A3K9QX'],
    [' a3k 9qx\n', 'a3k9qx'],
    ['Ａ３Ｋ９ＱＸ', 'A3K9QX'],
    ['\u200bA3K9QX\ufeff', 'A3K9QX'],
    ['A3K-9QX', 'A3K-9QX'],
    ['', ''],
    ['   ', ''],
    // No such member (wire 14.8).
    ['0', ''],
    ['邀请码', ''],
    ['"><img src=x>', ''],
    ['../../login', ''],
    ['A'.repeat(33), ''],
  ])('%j is parsed as %j', ([typed = '', code]) => expect(parseCodeText(typed)).toBe(code));

  it('is empty for undefined', () => expect(parseCodeText(undefined)).toBe(''));
});

describe('the code in a query', () => {
  it.for([
    ['?code=A3K9QX&isShare=true', 'A3K9QX'],
    ['?name=x', ''],
    ['?code=%3Cb%3E', ''],
    ['', ''],
  ])('is parsed from %j as %j', ([search = '', code]) => expect(readQueryCode(search)).toBe(code));
});
