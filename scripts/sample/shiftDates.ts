const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** The sample content is written as of this time; later times are in its future. */
const WRITTEN_UNTIL = '2026-11-21 00:00';

/** Environment variable that fixes today (`2026-11-21`) in all processes of a test run, which can run past midnight. */
export const SAMPLE_DAY = 'SAMPLE_DAY';

/** Returns today in China: `2026-11-21`. */
export const readSampleDay = (): string =>
  process.env[SAMPLE_DAY] || fromMs(Date.now() + CHINA_OFFSET_MS).slice(0, 10);

/**
 * Returns sample content whose future times are shifted by the days since it was written, so
 * that announced events stay in the future and open ones stay open. Past times stay.
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

/** Parses China time as UTC: only differences are used. */
const toMs = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
