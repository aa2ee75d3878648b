import type { EditionComment } from '../types.ts';

type Extra = Omit<EditionComment, 'user' | 'text' | 'at' | 'praises'>;

/**
 * A comment in one line.
 * @param at `20 08:12`: a day of November 2026 and its time, China time
 */
export const say = (
  user: string | null,
  at: string,
  text: string,
  praises = 0,
  extra: Extra = {},
): EditionComment => ({ user, text, at: `2026-11-${at}`, praises, ...extra });
