import { countDays } from '../time.ts';

/**
 * Returns the calendar days of the site from a question to its answer, or to now; null when one of the
 * times is unknown, and when the answer is older than the question.
 */
export const countAnswerDays = (askedAt: number | null, until: number | null): number | null =>
  askedAt === null || until === null || until < askedAt
    ? null
    : countDays(until) - countDays(askedAt);
