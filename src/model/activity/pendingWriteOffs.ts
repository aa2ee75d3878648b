import { parseEach, parseId, parseRecord, parseText } from '../wire.ts';

/** A voucher redemption that was sent to the server and has no answer yet. */
export interface PendingWriteOff {
  readonly registCode: string;
  readonly activityId: string;
  readonly shopSite: string;
  /** The idempotency key: the same for every attempt. */
  readonly key: string;
}

/** Limit of the stored list; the oldest entries are dropped. */
const MAX_PENDING = 20;

export const parsePendingWriteOffs = (text: string | null): readonly PendingWriteOff[] =>
  parseEach(text, (value) => {
    const wire = parseRecord(value);
    const [registCode, key] = [parseId(wire.registCode), parseText(wire.key)];
    if (registCode === '' || key === '') return null;
    return {
      registCode,
      activityId: parseId(wire.activityId),
      shopSite: parseText(wire.shopSite),
      key,
    };
  });

/** Returns a code without separators and in one case, for comparison. */
const normaliseCode = (code: string): string => code.replace(/[-_]/g, '').toUpperCase();

export const findPendingWriteOff = (
  all: readonly PendingWriteOff[],
  registCode: string,
): PendingWriteOff | undefined =>
  all.find((pending) => normaliseCode(pending.registCode) === normaliseCode(registCode));

export const addPendingWriteOff = (
  all: readonly PendingWriteOff[],
  one: PendingWriteOff,
): readonly PendingWriteOff[] =>
  [...removePendingWriteOff(all, one.registCode), one].slice(-MAX_PENDING);

export const removePendingWriteOff = (
  all: readonly PendingWriteOff[],
  registCode: string,
): readonly PendingWriteOff[] =>
  all.filter((pending) => normaliseCode(pending.registCode) !== normaliseCode(registCode));
