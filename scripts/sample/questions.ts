import { FARMING, MACHINERY } from './questions/farming.ts';
import { OTHERS } from './questions/others.ts';
import type { SampleQuestion } from './questions/questionTypes.ts';

/** Readers' questions with their answers, by ids from 7001 on. */
export const QUESTIONS: readonly SampleQuestion[] = [...FARMING, ...MACHINERY, ...OTHERS];
