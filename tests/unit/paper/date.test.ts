import { describe, expect, it } from 'vitest';
import { formatWireDate, parsePaperDate } from '../../../src/model/paper/date.ts';

describe('a day', () => {
  it.each([
    ['20261120', '2026-11-20'],
    [20261120, '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
    [' 2026-11-20 ', '2026-11-20'],
    ['2026-11-20 00:00:00.0', '2026-11-20'],
    ['2026-11-20T00:00:00+08:00', '2026-11-20'],
    ['20240229', '2024-02-29'],
  ])('is parsed from %j', (value, day) => expect(parsePaperDate(value)).toBe(day));

  it.each([
    ['20260229'],
    ['2026-02-30'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['20261100'],
    ['202611'],
    ['2026112'],
    ['202611201'],
    ['2026-1120'],
    ['0000-00-00'],
    ['2026-11-20<script>'],
    ['../../2026-11-20'],
    ['yesterday'],
    [''],
    [null],
    [undefined],
    [-2147483648],
    [Number.NaN],
    [{}],
    [['20261120', '20261121']],
  ])('is empty for %j', (value) => expect(parsePaperDate(value)).toBe(''));

  it('is sent to servers without hyphens', () => {
    expect(formatWireDate('2026-11-20')).toBe('20261120');
    expect(formatWireDate('2026-11')).toBe('202611');
    expect(formatWireDate('')).toBe('');
  });
});
