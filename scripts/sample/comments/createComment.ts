import type { SampleComment } from '../types.ts';

type Extra = Omit<SampleComment, 'user' | 'text' | 'at' | 'praises'>;

/**
 * Creates a comment.
 * @param at day of November 2026 and time, China time: `20 08:12`
 */
export const createComment = (
  user: string | null,
  at: string,
  text: string,
  praises = 0,
  extra: Extra = {},
): SampleComment => ({ user, text, at: `2026-11-${at}`, praises, ...extra });
