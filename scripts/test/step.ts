/** The outcome of a step of `npm test`; skipped tests are listed with their reasons. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  readonly files: readonly FileTime[];
  /** What was printed of each failed test; a failed step without tests has none. */
  readonly failures: readonly string[];
}

/** How long the tests of a file took. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** What a developer named. */
export interface Selection {
  /** Names of test files. */
  readonly files: readonly string[];
  /** Whether rules are tried over every page, file and control, too. */
  readonly sweeps: boolean;
}

export interface Step {
  readonly name: string;
  /** The step whose result it requires. */
  readonly needs?: 'build' | 'site';
  readonly run: (selection: Selection) => Promise<Outcome>;
}

const NO_TESTS = { skipped: [], files: [], failures: [] };
export const PASSED: Outcome = { ...NO_TESTS, passed: 1, failed: 0 };
export const FAILED: Outcome = { ...NO_TESTS, passed: 0, failed: 1 };

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    files: outcomes.flatMap(({ files }) => files),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}
