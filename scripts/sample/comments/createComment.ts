import type { SampleComment } from '../types.ts';

type Extra = Omit<SampleComment, 'user' | 'text' | 'at' | 'praises'>;

/**
 * A comment in one line.
 * @param at `20 08:12`: a day of November 2026 and its time, China time
 */
export const createComment = (
  user: string | null,
  at: string,
  text: string,
  praises = 0,
  extra: Extra = {},
): SampleComment => ({ user, text, at: `2026-11-${at}`, praises, ...extra });
