import type { SampleReport } from '../types.ts';

type Extra = Omit<SampleReport, 'user' | 'text' | 'at'>;

/**
 * A report of a broadcast in one line.
 * @param at `19 09:40`: a day of November 2026 and its time, China time
 */
export const createReport = (
  user: string,
  at: string,
  text: string,
  extra: Extra = {},
): SampleReport => ({ user, text, at: `2026-11-${at}`, ...extra });
