import { parseText } from '../wire.ts';

const DAY = /^(\d{4})(?:(\d{2})(\d{2})|[-/](\d{1,2})[-/](\d{1,2}))(?:[ T].*)?$/;

/**
 * Returns a day as `2026-11-20` from `20261120`, `2026-11-20`, `2026/11/20` or a timestamp that
 * starts with one of the latter two; '' when the calendar has no such day.
 */
export function parsePaperDate(value: unknown): string {
  const match = DAY.exec(parseText(value));
  if (match === null) return '';
  const [year = 0, month = 0, day = 0] = [match[1], match[2] ?? match[4], match[3] ?? match[5]].map(
    Number,
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : '';
}

/** Returns the wire form of a day, `20261120`, or of a month, `202611`. */
export const formatWireDate = (date: string): string => date.replace(/-/g, '');
