import { CHINA_OFFSET_MS } from '../time.ts';
import { field, parseNumber, parseRecord, parseText } from '../wire.ts';
import { parseVoteStand } from './normalise.ts';
import type { VoteStand } from './types.ts';

const DAY_MS = 86_400_000;

/** The day of a moment in China, where the votes of a day end at midnight. */
export const chinaDay = (at: number): number => Math.floor((at + CHINA_OFFSET_MS) / DAY_MS);

/** When that day ends: epoch ms. */
export const endOfChinaDay = (at: number): number => (chinaDay(at) + 1) * DAY_MS - CHINA_OFFSET_MS;

/** A stand as one tab writes it down for the others: of one member, on one day. */
export const formatStand = ({ left, chosen }: VoteStand, uid: string, now: number): string =>
  JSON.stringify({ uid, day: chinaDay(now), left: left ?? -1, voted: chosen });

/** What was written down; null where it is another member's, or another day's. */
export function parseStand(text: string | null, uid: string, now: number): VoteStand | null {
  const wire = parseRecord(text);
  const isMine = parseText(field(wire, 'uid')) === uid && uid !== '';
  return isMine && parseNumber(field(wire, 'day')) === chinaDay(now) ? parseVoteStand(wire) : null;
}
