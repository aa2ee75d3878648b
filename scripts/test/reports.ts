import type { Outcome } from './step.ts';

/** What is read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A file that broke before its tests were known counts as one failed test. */
export function readVitestReport(report: VitestReport): Outcome {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
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

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/** A flaky test is a failed one; so is an error outside of any test. */
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
