import { dayjs, toWireTime } from '../siteTime.ts';

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** The sample content is written as of this time; later times are in its future. */
const WRITTEN_UNTIL = '2026-11-21 00:00';

/** Environment variable that fixes today (`2026-11-21`) in all processes of a test run, which can run past midnight. */
export const SAMPLE_DAY = 'SAMPLE_DAY';

/** Returns today in China: `2026-11-21`. */
export const readSampleDay = (): string =>
  process.env[SAMPLE_DAY] || toWireTime(Date.now()).format('YYYY-MM-DD');

/**
 * Returns sample content whose future times are shifted by the days since it was written, so
 * that announced events stay in the future and open ones stay open. Past times stay.
 */
export function shiftFutureDates<T>(piece: T, today = readSampleDay()): T {
  const days = dayjs.utc(today).diff(dayjs.utc(WRITTEN_UNTIL), 'day');
  return days > 0 ? (shiftTimes(piece, days) as T) : piece;
}

function shiftTimes(piece: unknown, days: number): unknown {
  if (typeof piece === 'string') {
    const isAhead = piece > WRITTEN_UNTIL && TIME.test(piece);
    return isAhead ? moveTime(piece, days, 'day') : piece;
  }
  if (Array.isArray(piece)) return piece.map((one) => shiftTimes(one, days));
  if (piece === null || typeof piece !== 'object') return piece;
  const entries = Object.entries(piece);
  return Object.fromEntries(entries.map(([name, value]) => [name, shiftTimes(value, days)]));
}

/** Returns a time of sample content, such as `2026-11-20 09:12`, moved forwards or backwards. */
export const moveTime = (time: string, by: number, unit: 'minute' | 'hour' | 'day'): string =>
  dayjs.utc(time).add(by, unit).format('YYYY-MM-DD HH:mm');
