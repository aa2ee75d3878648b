import { CHINA_OFFSET_MS } from '../time.ts';
import { field, parseNumber, parseRecord, parseText } from '../wire.ts';
import type { BallotStatus } from './bigVoteTypes.ts';
import { parseBallotStatus } from './normaliseBigVote.ts';

const DAY_MS = 86_400_000;

/** Returns the number of the day in China, where the daily limit of votes resets at midnight. */
export const getChinaDay = (at: number): number => Math.floor((at + CHINA_OFFSET_MS) / DAY_MS);

/** Returns the end of that day in epoch ms. */
export const getEndOfChinaDay = (at: number): number =>
  (getChinaDay(at) + 1) * DAY_MS - CHINA_OFFSET_MS;

/** Returns a ballot status as JSON for other tabs, marked with member and day. */
export const formatSavedBallotStatus = (
  { left, chosen }: BallotStatus,
  uid: string,
  now: number,
): string => JSON.stringify({ uid, day: getChinaDay(now), left: left ?? -1, voted: chosen });

/** Returns the saved ballot status; null when it belongs to another member or another day. */
export function parseSavedBallotStatus(
  text: string | null,
  uid: string,
  now: number,
): BallotStatus | null {
  const wire = parseRecord(text);
  const isMine = parseText(field(wire, 'uid')) === uid && uid !== '';
  return isMine && parseNumber(field(wire, 'day')) === getChinaDay(now)
    ? parseBallotStatus(wire)
    : null;
}
