const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** The midnight after the edition's last evening: what is later was ahead of its readers. */
const WRITTEN_UNTIL = '2026-11-21 00:00';

/** Names today in all processes of a test run, which may last over midnight: `2026-11-21`. */
export const SAMPLE_DAY = 'EDITION_DAY';

/** The day in China: `2026-11-21`. */
export const readSampleDay = (): string =>
  process.env[SAMPLE_DAY] || fromMs(Date.now() + CHINA_OFFSET_MS).slice(0, 10);

/**
 * The same piece of the edition as its readers find it today: what it announces is still
 * announced, what is open is still open. Its moments after the last evening are moved by
 * the whole days since then; news and what has ended keep their dates.
 */
export function shiftFutureDates<T>(piece: T, today = readSampleDay()): T {
  const days = (toMs(`${today} 00:00`) - toMs(WRITTEN_UNTIL)) / DAY_MS;
  return days > 0 ? (shiftTimes(piece, days) as T) : piece;
}

function shiftTimes(piece: unknown, days: number): unknown {
  if (typeof piece === 'string') {
    const isAhead = piece > WRITTEN_UNTIL && TIME.test(piece);
    return isAhead ? fromMs(toMs(piece) + days * DAY_MS) : piece;
  }
  if (Array.isArray(piece)) return piece.map((one) => shiftTimes(one, days));
  if (piece === null || typeof piece !== 'object') return piece;
  const entries = Object.entries(piece);
  return Object.fromEntries(entries.map(([name, value]) => [name, shiftTimes(value, days)]));
}

/** As if China's time were Greenwich's: only differences count. */
const toMs = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);
const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
