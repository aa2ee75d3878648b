import { parseNumber } from '../wire.ts';
import type { ReviewState } from './types.ts';

const STATES: Readonly<Record<number, ReviewState>> = { 0: 'awaiting', 1: 'passed', 2: 'refused' };

/** What the editors have decided of it; what nobody has to decide of has passed. */
export const parseReview = (state: unknown): ReviewState =>
  STATES[parseNumber(state) ?? 1] ?? 'awaiting';
