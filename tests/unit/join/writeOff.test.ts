import { describe, expect, it } from 'vitest';
import type { ChargeOffParams } from '../../../src/api/calls/activity.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import {
  parseTypedCode,
  parseWriteOffAnswer,
  parseWriteOffPreview,
  type WriteOffAnswer,
  type WriteOffPreview,
} from '../../../src/model/activity/writeOff.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import { parseTimestamp } from '../../../src/model/wire.ts';
import { parseScannedCode } from '../../../src/screens/writeOff/VoucherCodeForm.tsx';
import { createWriteOff } from '../../../src/screens/writeOff/writeOff.state.ts';

const VOUCHER = {
  name: '观星票',
  status: '0',
  endTime: '2026-12-13 11:00:00.0',
  holder: '李**',
};
const NETWORK_ERROR: Result<never, ApiError> = fail({
  kind: 'network',
  message: 'cut',
  call: 'chargeOff',
});

describe('the server’s answer about a voucher', () => {
  it('is parsed with the voucher and its activity, also for a used voucher', () => {
    const activity = { title: '观星团' };
    expect(parseWriteOffPreview({ result: 'true', voucher: VOUCHER, activity })).toEqual({
      voucher: {
        name: '观星票',
        state: 'unused',
        holder: '李**',
        until: parseTimestamp('2026-12-13 11:00:00'),
        usedAt: null,
        activity: '观星团',
      },
    });
    const used = { ...VOUCHER, status: 1, usedTime: '2026-11-21 10:00:00' };
    expect(parseWriteOffPreview({ result: 'false', reason: 'used', voucher: used })).toMatchObject({
      voucher: { state: 'used', usedAt: parseTimestamp('2026-11-21 10:00:00') },
    });
  });

  it.each([
    ['unknown', { result: 'false', reason: 'unknown', failureInfo: '无效的核销码' }],
    ['shop', { result: 'false', reason: 'shop' }],
    ['other', { result: 'false', reason: '<script>' }],
    ['other', null],
    ['unknown', { result: 'true' }],
  ])('to a preview is the refusal %s', (refusal, payload) =>
    expect(parseWriteOffPreview(payload)).toMatchObject({ refusal }),
  );

  it.each([
    [{ result: 'true', usedTime: '2026-11-21 10:00:00', name: '票' }, null],
    [{ result: true }, null],
    [{ result: 'false', reason: 'used' }, 'used'],
    [{ result: 'false', reason: 'expired' }, 'expired'],
    [{ success: false, message: '明天再来' }, 'other'],
    ['empty', 'other'],
  ])('to a write-off, %j, has the refusal %j', (payload, refusal) =>
    expect(parseWriteOffAnswer(payload).refusal).toBe(refusal),
  );

  it.each([
    ['used, if the time of use is known', { status: '1', usedTime: '2026-11-21 10:00:00' }, 'used'],
    ['unused with only a status', { status: 1, usedTime: '' }, 'unused'],
    ['unused with an unknown status', { status: 9, usedTime: '2026-11-21 10:00:00' }, 'unused'],
  ])('has a voucher that is %s', (_, wire, state) =>
    expect(
      parseWriteOffPreview({ result: 'true', voucher: { ...VOUCHER, ...wire } }),
    ).toMatchObject({
      voucher: { state },
    }),
  );
});

describe('a voucher code', () => {
  it.each([
    [' AB12-CD34 ', { activityId: '', registCode: 'AB12-CD34' }],
    ['ab12 cd34', { activityId: '', registCode: 'ab12cd34' }],
    ['ＡＢ１２', { activityId: '', registCode: 'AB12' }],
    ['CODE_128,AB12CD34', { activityId: '', registCode: 'AB12CD34' }],
    [
      'https://news.example.test/display/news/writeOff/6002/AB12.html',
      { activityId: '6002', registCode: 'AB12' },
    ],
    [
      'https://news.example.test/writeOff.html?activityID=6002&registCode=AB12#x',
      { activityId: '6002', registCode: 'AB12' },
    ],
    ['https://news.example.test/writeOff/6002.html', null],
    ['https://evil.example.test/?a=1', null],
    ['', null],
    ['核销码', null],
    ['"><script>', null],
  ])('is parsed from %j', (text, code) => expect(parseScannedCode(text)).toEqual(code));

  it('is empty if it is longer than an id', () => expect(parseTypedCode('A'.repeat(65))).toBe(''));
});

/** Creates a write-off whose server returns the given answers in turn. */
function open(
  answers: readonly Result<WriteOffAnswer, ApiError>[],
  stored = '',
  seen: Result<WriteOffPreview, ApiError> = ok(
    parseWriteOffPreview({ result: 'true', voucher: VOUCHER }),
  ),
) {
  const sent: ChargeOffParams[] = [];
  const waited: number[] = [];
  let text = stored;
  let keys = 0;
  const desk = createWriteOff({
    look: async () => seen,
    charge: async (params) => {
      sent.push(params);
      return answers[sent.length - 1] ?? NETWORK_ERROR;
    },
    pause: async (ms) => {
      waited.push(ms);
    },
    makeKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    storage: {
      read: () => text,
      write: (next) => {
        text = next;
      },
    },
  });
  return { desk, sent, waited, stored: () => text };
}

const CODE = { activityId: '6002', registCode: 'AB12CD' };
const TAKEN: WriteOffAnswer = { refusal: null, message: '', name: '观星票', usedAt: 1 };
const USED: WriteOffAnswer = { ...TAKEN, refusal: 'used' };

describe('createWriteOff', () => {
  it('previews a voucher, writes it off and resets for the next one', async () => {
    const { desk, sent, stored } = open([ok(TAKEN)]);
    await desk.look(CODE, 'S01');
    expect(desk.$state.get()).toMatchObject({ state: 'seen', voucher: { name: '观星票' } });
    await desk.confirm('S01');
    expect(desk.$state.get()).toMatchObject({ state: 'answered', answer: TAKEN });
    expect(sent).toEqual([{ ...CODE, shopSite: 'S01', idempotencyKey: 'key-1' }]);
    expect(stored()).toBe('[]');
    desk.next();
    expect(desk.$state.get()).toEqual({ state: 'asking' });
  });

  it('retries after network errors with the same idempotency key', async () => {
    const { desk, sent, waited } = open([NETWORK_ERROR, NETWORK_ERROR, NETWORK_ERROR, ok(TAKEN)]);
    await desk.look(CODE, 'S01');
    await desk.confirm('S01');
    expect(waited).toEqual([1000, 3000]);
    expect(desk.$state.get()).toMatchObject({ state: 'doubtful' });
    await desk.retry('S01');
    expect(desk.$state.get()).toMatchObject({ state: 'answered', answer: { refusal: null } });
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(4);
  });

  it.each<[string, Result<never, ApiError>]>([
    ['refuses it', fail({ kind: 'status', status: -1, message: 'error', call: 'voucherDetail' })],
    [
      'has no such path',
      fail({ kind: 'network', status: 404, message: '', call: 'voucherDetail' }),
    ],
    [
      'has no such method',
      fail({ kind: 'network', status: 405, message: '', call: 'voucherDetail' }),
    ],
  ])('redeems a voucher unseen only after a confirmation if the server %s', async (_, seen) => {
    const { desk, sent } = open([ok(TAKEN)], '', seen);
    await desk.look(CODE, 'S01');
    expect(desk.$state.get()).toEqual({ state: 'seen', voucher: null });
    expect(sent).toEqual([]);
    await desk.confirm('S01');
    expect(desk.$state.get()).toMatchObject({ state: 'answered', answer: TAKEN });
    expect(sent).toHaveLength(1);
  });

  it('shows that the look failed on a broken connection, and does not offer to redeem', async () => {
    const { desk, sent } = open([], '', NETWORK_ERROR);
    await desk.look(CODE, 'S01');
    expect(desk.$state.get()).toEqual({ state: 'failed', kind: 'network' });
    await desk.confirm('S01');
    expect(sent).toEqual([]);
  });

  it('repeats a pending write-off with its key after a confirmation, only on that device', async () => {
    const first = open([]);
    await first.desk.look(CODE, 'S01');
    await first.desk.confirm('S01');
    const again = open([ok(TAKEN)], first.stored());
    await again.desk.look({ activityId: '', registCode: 'ab12-cd' }, 'S02');
    expect(again.sent).toEqual([]);
    expect(again.desk.$state.get()).toEqual({ state: 'doubtful', voucher: null });
    await again.desk.retry('S02');
    expect(again.sent).toEqual([{ ...CODE, shopSite: 'S01', idempotencyKey: 'key-1' }]);
    expect(again.desk.$state.get()).toMatchObject({ state: 'answered', answer: TAKEN });
    expect(again.stored()).toBe('[]');

    const other = open([ok(USED)]);
    await other.desk.look(CODE, 'S01');
    await other.desk.confirm('S01');
    expect(other.desk.$state.get()).toMatchObject({ state: 'answered', answer: USED });
  });

  it('sends one request for two taps and ignores its answer after `next`', async () => {
    const { desk, sent } = open([ok(TAKEN), ok(TAKEN)]);
    await desk.look(CODE, 'S01');
    const both = [desk.confirm('S01'), desk.confirm('S01')];
    desk.next();
    await Promise.all(both);
    expect(sent).toHaveLength(1);
    expect(desk.$state.get()).toEqual({ state: 'asking' });
  });

  it('uses a new key after a refusal', async () => {
    const { desk, sent } = open([ok({ ...USED, refusal: 'shop' }), ok(TAKEN)]);
    await desk.look(CODE, 'S0');
    await desk.confirm('S0');
    await desk.confirm('S01');
    expect(sent.map(({ idempotencyKey, shopSite }) => [idempotencyKey, shopSite])).toEqual([
      ['key-1', 'S0'],
      ['key-2', 'S01'],
    ]);
  });

  it.each([['{'], ['[{"registCode":"<b>"}]'], ['null'], ['[[]]']])(
    'ignores the invalid stored text %s',
    async (text) => {
      const { desk } = open([ok(TAKEN)], text);
      await desk.look(CODE, '');
      expect(desk.$state.get()).toMatchObject({ state: 'seen' });
    },
  );
});
