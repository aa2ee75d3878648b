import { DAY_MS } from '../durations.ts';
import { field, parseEach, parseNumber, parseRecord, parseText, parseTimestamp } from '../wire.ts';
import { parseVoucher, type Voucher } from './vouchers.ts';

/** Vouchers saved on the device, because there is often no network at the entrance. */
export interface SavedVouchers {
  /** The owner: a member's uid, or '' for a reader without login. */
  readonly of: string;
  readonly activityId: string;
  readonly title: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly vouchers: readonly Voucher[];
  /** When they were saved, in epoch ms. */
  readonly at: number;
}

/** Number of activities whose vouchers are saved; the oldest are dropped. */
const MAX_SAVED = 20;
/** Age at which saved vouchers are deleted. */
const SAVED_LIFE_MS = 90 * DAY_MS;

const WIRE_STATES = { unused: 0, used: 1, expired: 2 } as const;

/** Returns the saved vouchers; malformed and expired entries are left out. */
export const parseSavedVouchers = (stored: string | null, now: number): readonly SavedVouchers[] =>
  parseEach(stored, (value) => {
    const wire = parseRecord(value);
    const activityId = parseText(field(wire, 'activityId'));
    const at = parseNumber(field(wire, 'at')) ?? 0;
    const vouchers = parseEach(field(wire, 'vouchers'), parseVoucher);
    if (activityId === '' || vouchers.length === 0 || now - at > SAVED_LIFE_MS) return null;
    return {
      of: parseText(field(wire, 'of')),
      activityId,
      title: parseText(field(wire, 'title')),
      startsAt: parseTimestamp(field(wire, 'startsAt')),
      endsAt: parseTimestamp(field(wire, 'endsAt')),
      vouchers,
      at,
    };
  });

export const formatSavedVouchers = (kept: readonly SavedVouchers[]): string =>
  JSON.stringify(
    kept.map(({ vouchers, ...one }) => ({
      ...one,
      vouchers: vouchers.map(({ id, state, usedAt, until, ...voucher }) => ({
        ...voucher,
        voucherId: id,
        status: WIRE_STATES[state],
        usedTime: usedAt,
        endTime: until,
      })),
    })),
  );

/** Returns the list with these vouchers in place of earlier ones of the same activity and owner. */
export const replaceVouchers = (
  kept: readonly SavedVouchers[],
  one: SavedVouchers,
): readonly SavedVouchers[] => {
  const others = kept.filter(
    ({ of, activityId }) => of !== one.of || activityId !== one.activityId,
  );
  return (one.vouchers.length > 0 ? [one, ...others] : others).slice(0, MAX_SAVED);
};
