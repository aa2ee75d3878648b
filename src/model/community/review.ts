import { parseNumber } from '../wire.ts';
import type { ReviewState } from './communityTypes.ts';

const STATES: Readonly<Record<number, ReviewState>> = { 0: 'awaiting', 1: 'passed', 2: 'refused' };

/**
 * Returns the review state. The numbers are a guess: they only choose a message and never hide
 * anything. Absent and unknown numbers count as passed.
 */
export const parseReview = (state: unknown): ReviewState =>
  STATES[parseNumber(state) ?? 1] ?? 'passed';
