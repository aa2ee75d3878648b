import { describe, expect, it } from 'vitest';
import {
  formatSavedVouchers,
  parseSavedVouchers,
  replaceVouchers,
  type SavedVouchers,
} from '../../../src/model/activity/savedVouchers.ts';
import {
  decideVoucherState,
  formatRegistCode,
  parseSignUpVouchers,
  parseVoucher,
  type Voucher,
} from '../../../src/model/activity/vouchers.ts';

const AT = Date.parse('2026-11-21T09:30:00+08:00');
const WIRE = {
  voucherId: 3,
  name: '入场券',
  registCode: 'AB12CD34',
  endTime: '2026-11-30 18:00:00.0',
};

describe('parseSignUpVouchers', () => {
  it('reads the sign-up, its vouchers and the stock', () => {
    const read = parseSignUpVouchers({
      entry: {
        entryId: 7,
        created: '2026-11-21 09:30:00.0',
        state: '0',
        values: [
          { name: '姓名', value: '李明' },
          { name: '时段', value: ['上午', '下午'] },
          { name: '照片', value: 'https://img.example.test/a.jpg', type: 'pic' },
          { name: '近照', value: 'http://img.example.test/u/7?w=2' },
          { name: '作品', value: 'http://img.example.test/u/7.png' },
          { name: '坏图', value: 'javascript:alert(1)', type: 'pic' },
          { name: '', value: '无名' },
          { name: '没填', value: '' },
        ],
      },
      list: [WIRE, { name: '没有码' }],
      stock: '4',
    });
    expect(read.signUp).toEqual({
      id: '7',
      at: AT,
      state: 'awaiting',
      values: [
        { name: '姓名', text: '李明', isImage: false },
        { name: '时段', text: '上午、下午', isImage: false },
        { name: '照片', text: 'https://img.example.test/a.jpg', isImage: true },
        { name: '近照', text: 'http://img.example.test/u/7?w=2', isImage: false },
        { name: '作品', text: 'http://img.example.test/u/7.png', isImage: true },
      ],
    });
    expect(read.vouchers).toMatchObject({ kind: 'list', vouchers: [{ registCode: 'AB12CD34' }] });
    expect(read.stock).toBe(4);
    expect(read.refusal).toBe('');
  });

  it.each([
    [{ stock: -1 }, null],
    [{ stock: '0' }, 0],
    [{ stock: '-1' }, null],
    [{ stock: 'viele' }, null],
    [{}, null],
  ])('reads the stock of %j as %s', (wire, stock) => {
    expect(parseSignUpVouchers(wire).stock).toBe(stock);
  });

  it.each([
    ['https://img.example.test/a.jpg?w=2', true],
    ['https://img.example.test/get?file=a.jpg', true],
    ['https://img.example.test/get?file=a.jpg&w=2', false],
    ['https://img.example.test/a.jpg seen', false],
    ['https://.jpg', false],
  ])('knows by its ending whether %s is an image', (value, isImage) => {
    const entry = { id: 7, values: [{ name: '照片', value }] };
    expect(parseSignUpVouchers({ entry }).signUp?.values[0]?.isImage).toBe(isImage);
  });

  it('returns no sign-up for a missing or invalid entry', () => {
    expect(parseSignUpVouchers({ entry: {} }).signUp).toBeNull();
    expect(parseSignUpVouchers({ entry: [] }).signUp).toBeNull();
    expect(parseSignUpVouchers('坏的').signUp).toBeNull();
  });

  it.each([
    ['https://tickets.example.test/a?b=1', { kind: 'outside' }],
    ['javascript:alert(1)', { kind: 'list', vouchers: [] }],
    ['', { kind: 'list', vouchers: [] }],
  ])('accepts only a web address as the verification page: %s', (verifyUrl, vouchers) => {
    expect(parseSignUpVouchers({ verifyUrl, list: [] }).vouchers).toMatchObject(vouchers);
  });

  it('returns the message of a refused draw', () => {
    const wire = { result: 'false', failureInfo: '票券已领完', reason: 'stock', stock: 0 };
    expect(parseSignUpVouchers(wire).refusal).toBe('票券已领完');
  });

  it('returns no refusal when the result is an object', () => {
    const wire = { result: { toString: null }, failureInfo: '票券已领完' };
    expect(parseSignUpVouchers(wire).refusal).toBe('');
  });
});

describe('a voucher', () => {
  it.each([
    [0, {}, 'unused'],
    ['1', { usedTime: AT }, 'used'],
    ['1', { usedTime: '' }, 'unused'],
    [2, { endTime: AT }, 'expired'],
    [2, { endTime: '' }, 'unused'],
    [9, { usedTime: AT }, 'unused'],
  ])('with the status %s and %j is %s', (status, times, state) => {
    expect(parseVoucher({ ...WIRE, status, ...times })?.state).toBe(state);
  });

  it('is null without a code that is valid in an address', () => {
    expect(parseVoucher({ name: '入场券' })).toBeNull();
    expect(parseVoucher({ registCode: '../evil' })).toBeNull();
  });

  it('expires exactly at its end time unless it was used', () => {
    expect(decideVoucherState({ state: 'unused', until: 100 }, 99)).toBe('unused');
    expect(decideVoucherState({ state: 'unused', until: 100 }, 100)).toBe('expired');
    expect(decideVoucherState({ state: 'used', until: 100 }, 100)).toBe('used');
    expect(decideVoucherState({ state: 'unused', until: null }, 100)).toBe('unused');
  });

  it.each([
    ['123456', '123456'],
    ['12345678', '1234 5678'],
    ['ABCD1234EF', 'ABCD1 234EF'],
    ['ABCD1234EFG', 'ABCD 1234 EFG'],
    ['A-1234567', 'A-1234567'],
  ])('formats the code %s as %s', (code, text) => {
    expect(formatRegistCode(code)).toBe(text);
  });
});

describe('vouchers saved for offline use', () => {
  const voucher = parseVoucher({ ...WIRE, status: 1, usedTime: AT, place: '一号门' }) as Voucher;
  const one: SavedVouchers = {
    activityId: '6002',
    title: '江边赶集',
    place: '江边广场',
    startsAt: AT,
    endsAt: null,
    vouchers: [voucher],
    at: AT,
  };

  it('are restored unchanged and expire after 90 days', () => {
    const stored = formatSavedVouchers([one]);
    expect(parseSavedVouchers(stored, AT + 1)).toEqual([one]);
    expect(parseSavedVouchers(stored, AT + 91 * 86_400_000)).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['no list', '坏的'],
    ['half a list', formatSavedVouchers([one]).slice(0, -9)],
    ['no time', formatSavedVouchers([{ ...one, at: Number.NaN }])],
    ['a time that is no date', formatSavedVouchers([{ ...one, at: 1e30 }])],
    ['those of a member among those of other readers', JSON.stringify([{ ...one, of: '9' }])],
  ])('are none where the device has stored %s', (_, stored) => {
    expect(parseSavedVouchers(stored, AT)).toEqual([]);
  });

  it('are those of one member where a former version has stored all together', () => {
    const [wire] = JSON.parse(formatSavedVouchers([one]));
    const stored = JSON.stringify([wire, { ...wire, of: '9' }, { ...wire, of: '7' }]);
    for (const of of ['9', '']) expect(parseSavedVouchers(stored, AT, of)).toEqual([one]);
    expect(parseSavedVouchers(stored, AT, '8')).toEqual([]);
  });

  it('replace the earlier ones of the same activity only', () => {
    const other = { ...one, activityId: '6003' };
    const fresh = { ...one, title: '新的' };
    expect(replaceVouchers([one, other], fresh)).toEqual([fresh, other]);
    expect(replaceVouchers([one, other], { ...one, vouchers: [] })).toEqual([other]);
  });

  it('are the newest of 20 activities, 20 of each, in 50,000 characters', () => {
    const save = (count: number, part: Partial<SavedVouchers>) =>
      parseSavedVouchers(
        formatSavedVouchers(
          Array.from({ length: count }, (_, n) => ({ ...one, activityId: `${n + 1}`, ...part })),
        ),
        AT,
      ).map(({ activityId, vouchers }) => [activityId, vouchers.length]);
    expect(save(21, {})).toEqual(Array.from({ length: 20 }, (_, n) => [`${n + 1}`, 1]));
    expect(save(1, { vouchers: Array.from({ length: 21 }, () => voucher) })).toEqual([['1', 20]]);
    expect(save(3, { title: '字'.repeat(20_000) })).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(save(1, { title: '字'.repeat(50_000) })).toEqual([]);
  });
});
