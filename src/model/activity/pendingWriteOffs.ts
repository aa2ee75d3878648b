import { parseEach, parseId, parseRecord, parseText } from '../wire.ts';

/** A voucher that was given to the server and of which no answer came. */
export interface PendingWriteOff {
  readonly registCode: string;
  readonly activityId: string;
  readonly shopSite: string;
  /** The same for every attempt. */
  readonly key: string;
}

/** More than a door ever has on its hands; the oldest go. */
const MOST = 20;

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

/** One code, however it was typed. */
const nameCode = (code: string): string => code.replace(/[-_]/g, '').toUpperCase();

export const findPending = (
  all: readonly PendingWriteOff[],
  registCode: string,
): PendingWriteOff | undefined =>
  all.find((pending) => nameCode(pending.registCode) === nameCode(registCode));

export const withPending = (
  all: readonly PendingWriteOff[],
  one: PendingWriteOff,
): readonly PendingWriteOff[] => [...withoutPending(all, one.registCode), one].slice(-MOST);

export const withoutPending = (
  all: readonly PendingWriteOff[],
  registCode: string,
): readonly PendingWriteOff[] =>
  all.filter((pending) => nameCode(pending.registCode) !== nameCode(registCode));
