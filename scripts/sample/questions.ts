import { FARMING, MACHINERY } from './questions/farming.ts';
import { OTHERS } from './questions/others.ts';
import type { EditionQuestion } from './questions/types.ts';

/** Readers' questions with their answers, by ids from 7001 on. */
export const QUESTIONS: readonly EditionQuestion[] = [...FARMING, ...MACHINERY, ...OTHERS];
