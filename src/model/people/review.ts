import { parseNumber } from '../wire.ts';
import type { ReviewState } from './types.ts';

const STATES: Readonly<Record<number, ReviewState>> = { 0: 'awaiting', 1: 'passed', 2: 'refused' };

/**
 * What the editors have decided. The numbers are a guess: they decide words and never what
 * is shown; without one, or with an unknown one, it has passed.
 */
export const parseReview = (state: unknown): ReviewState =>
  STATES[parseNumber(state) ?? 1] ?? 'passed';
