import { DAY_MS } from '../durations.ts';
import { field, parseEach, parseRecord, parseText, parseTimestamp } from '../wire.ts';
import { parseVoucher, type Voucher } from './vouchers.ts';

/** Vouchers saved on the device, because there is often no network at the entrance. */
export interface SavedVouchers {
  readonly activityId: string;
  readonly title: string;
  /** Where the activity is. */
  readonly place: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly vouchers: readonly Voucher[];
  /** When they were saved, in epoch ms. */
  readonly at: number;
}

/** Number of activities whose vouchers are saved; the oldest are dropped. */
const MAX_SAVED = 20;
/** Number of vouchers that are saved of one activity. */
const MAX_VOUCHERS = 20;
/** Length of all that is saved; activities that do not fit in are dropped. */
const MAX_CHARACTERS = 50_000;
/** Age at which saved vouchers are deleted. */
const SAVED_LIFE_MS = 90 * DAY_MS;

const WIRE_STATES = { unused: 0, used: 1, expired: 2 } as const;

/**
 * Returns the saved vouchers; malformed and expired entries are left out. Former versions saved those of
 * members beside those of readers without a login: `of` is the member (uid) whose these are, '' for others.
 */
export const parseSavedVouchers = (
  stored: string | null,
  now: number,
  of = '',
): readonly SavedVouchers[] =>
  parseEach(stored, (value) => {
    const wire = parseRecord(value);
    const activityId = parseText(field(wire, 'activityId'));
    const at = parseTimestamp(field(wire, 'at')) ?? 0;
    const vouchers = parseEach(field(wire, 'vouchers'), parseVoucher);
    if (activityId === '' || vouchers.length === 0 || now - at > SAVED_LIFE_MS) return null;
    if (parseText(field(wire, 'of')) !== of) return null;
    return {
      activityId,
      title: parseText(field(wire, 'title')),
      place: parseText(field(wire, 'place')),
      startsAt: parseTimestamp(field(wire, 'startsAt')),
      endsAt: parseTimestamp(field(wire, 'endsAt')),
      vouchers,
      at,
    };
  });

/** Returns the text to store: the first vouchers of the newest activities, as many as the limits allow. */
export function formatSavedVouchers(kept: readonly SavedVouchers[]): string {
  const texts: string[] = [];
  let length = 0;
  for (const text of kept.slice(0, MAX_SAVED).map(formatSaved)) {
    if (length + text.length > MAX_CHARACTERS) continue;
    texts.push(text);
    length += text.length;
  }
  return `[${texts}]`;
}

const formatSaved = ({ vouchers, ...one }: SavedVouchers): string =>
  JSON.stringify({
    ...one,
    vouchers: vouchers.slice(0, MAX_VOUCHERS).map(({ id, state, usedAt, until, ...voucher }) => ({
      ...voucher,
      voucherId: id,
      status: WIRE_STATES[state],
      usedTime: usedAt,
      endTime: until,
    })),
  });

/** Returns the list with these vouchers in place of earlier ones of the same activity. */
export const replaceVouchers = (
  kept: readonly SavedVouchers[],
  one: SavedVouchers,
): readonly SavedVouchers[] => {
  const others = kept.filter(({ activityId }) => activityId !== one.activityId);
  return one.vouchers.length > 0 ? [one, ...others] : others;
};
