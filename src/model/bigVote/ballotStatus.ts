import { getServerDay } from '../serverDay.ts';
import { field, parseNumber, parseRecord, parseText } from '../wire.ts';
import { type BallotStatus, parseBallotStatus } from './normaliseBigVote.ts';

/** Returns a ballot status as JSON for other tabs, marked with member and day. */
export const formatSavedBallotStatus = (
  { left, chosen }: BallotStatus,
  uid: string,
  now: number,
): string => JSON.stringify({ uid, day: getServerDay(now), left: left ?? -1, voted: chosen });

/** Returns the saved ballot status; null when it belongs to another member or another day. */
export function parseSavedBallotStatus(
  text: string | null,
  uid: string,
  now: number,
): BallotStatus | null {
  const wire = parseRecord(text);
  const isMine = parseText(field(wire, 'uid')) === uid && uid !== '';
  return isMine && parseNumber(field(wire, 'day')) === getServerDay(now)
    ? parseBallotStatus(wire)
    : null;
}
