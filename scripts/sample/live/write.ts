import type { EditionReport } from '../types.ts';

type Extra = Omit<EditionReport, 'user' | 'text' | 'at'>;

/**
 * A report of a broadcast in one line.
 * @param at `19 09:40`: a day of November 2026 and its time, China time
 */
export const report = (
  user: string,
  at: string,
  text: string,
  extra: Extra = {},
): EditionReport => ({ user, text, at: `2026-11-${at}`, ...extra });
