import type { SampleReport } from '../types.ts';

type Extra = Omit<SampleReport, 'user' | 'text' | 'at'>;

/**
 * Creates a report of a broadcast.
 * @param at day of November 2026 and time, China time: `19 09:40`
 */
export const createReport = (
  user: string,
  at: string,
  text: string,
  extra: Extra = {},
): SampleReport => ({ user, text, at: `2026-11-${at}`, ...extra });
