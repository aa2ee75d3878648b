import { describe, expect, it } from 'vitest';
import {
  type AreaCode,
  formatAreaCode,
  isPhone,
  maskPhone,
  parseAreaCode,
  parsePhone,
} from '../../../src/model/member/phone.ts';

describe('a typed phone number', () => {
  it.each<[typed: string, area: AreaCode, phone: string]>([
    ['13800000001', '86', '13800000001'],
    [' 138 0000 0001 ', '86', '13800000001'],
    ['138-0000-0001', '86', '13800000001'],
    ['１３８００００００01', '86', '13800000001'],
    ['\u202d13800000001\u202c', '86', '13800000001'],
    ['+86 138 0000 0001', '86', '13800000001'],
    ['0086 13800000001', '86', '13800000001'],
    ['8613800000001', '86', '13800000001'],
    ['(852) 9123 4567', '852', '85291234567'],
    ['+852 9123 4567', '852', '91234567'],
    ['0049 (170) 123.4567', '49', '1701234567'],
    ['+1 415 555 0100', '1', '4155550100'],
    ['+33 612345678', '86', '+33612345678'],
    ['not a number', '86', 'notanumber'],
    ['', '86', ''],
  ])('%j of +%s is %j', (typed, area, phone) => expect(parsePhone(typed, area)).toBe(phone));

  it.each<[phone: string, area: AreaCode, valid: boolean]>([
    ['13800000001', '86', true],
    ['19912345678', '86', true],
    ['12800000001', '86', false],
    ['1380000000', '86', false],
    ['138000000012', '86', false],
    ['1380000000a', '86', false],
    ['+33612345678', '86', false],
    ['', '86', false],
    ['91234567', '852', true],
    ['1701234567', '49', true],
    ['1234', '49', false],
    ['123456789012345', '49', false],
  ])('%j of +%s: %s', (phone, area, valid) => expect(isPhone(phone, area)).toBe(valid));
});

describe('a masked phone', () => {
  it.each([
    ['13800000001', '138****0001'],
    [13800000001, '138****0001'],
    ['138****0001', '138****0001'],
    ['', ''],
    ['磨坊巷口', ''],
    [null, ''],
    [{}, ''],
  ])('%j is %j', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
});

describe('an area code', () => {
  it('is formatted for servers with leading zeros', () => {
    expect(formatAreaCode('86')).toBe('0086');
    expect(formatAreaCode('852')).toBe('00852');
  });

  it.each([
    ['0086', '86'],
    ['+852', '852'],
    ['49', '49'],
    ['999', '86'],
    ['', '86'],
    [null, '86'],
  ])('%j is %s', (value, area) => expect(parseAreaCode(value)).toBe(area));
});
