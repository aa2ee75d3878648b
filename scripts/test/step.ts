/** The outcome of a step of `npm test`; skipped tests are listed with their reasons. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

export interface Step {
  readonly name: string;
  /** The step whose result it requires. */
  readonly needs?: 'build' | 'site';
  /** `filters` are names of test files, for developers. */
  readonly run: (filters: readonly string[]) => Promise<Outcome>;
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: [] };
export const FAILED: Outcome = { passed: 0, failed: 1, skipped: [] };

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
}
