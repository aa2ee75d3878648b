import type { Outcome } from './step.ts';

/** The used part of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Set by the options of the test (tests/helpers/corpora.ts). */
      readonly meta?: { readonly skipReason?: string };
    }[];
  }[];
}

/**
 * Returns the outcome of a report; a file that failed before its tests were collected counts as one
 * failed test.
 */
export function readVitestReport(report: VitestReport): Outcome {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, meta }) => (meta?.skipReason ? `${fullName}: ${meta.skipReason}` : fullName));
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed, skipped };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Returns the outcome of a report; flaky tests and errors outside of tests count as failed. */
export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed, skipped: report.suites.flatMap(skippedIn) };
}

function skippedIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        return why?.description ? `${title}: ${why.description}` : title;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(skippedIn)];
}
