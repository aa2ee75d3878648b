import type {
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { createOutcomeReport } from './outcomeReport.ts';

/** Reports browser tests to `npm test`. */
export default class PlaywrightReporter implements Reporter {
  readonly #report = createOutcomeReport();
  #tests: readonly TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { duration, errors, stdout }: TestResult): void {
    this.#report.addTime(test.location.file, duration);
    if (test.outcome() === 'expected') this.#report.addPassed();
    else if (test.outcome() !== 'skipped')
      this.#report.addFailed(nameOf(test), errors, stdout.join(''));
  }

  onError(error: TestError): void {
    this.#report.addFailed('outside of tests', [error]);
  }

  onEnd(): void {
    for (const test of this.#tests.filter((one) => one.outcome() === 'skipped')) {
      const why = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      this.#report.addSkipped(nameOf(test), why?.description);
    }
    this.#report.save();
  }
}

/** Returns the titles of a test and its groups, without those of the project and the file. */
const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ');
