import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { createOutcomeReport } from './outcomeReport.ts';
import { SWEEP } from './sweeps.ts';

/** Reports tests without a browser to `npm test`. */
export default class VitestReporter implements Reporter {
  readonly #report = createOutcomeReport();

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (state === 'passed') this.#report.addPassed();
    else if (state === 'failed') this.#report.addFailed(name, errors ?? []);
    else {
      const reason = skipReasonOf(test);
      // A sweep without a reason is left out with the others.
      if (reason || !test.tags.includes(SWEEP)) this.#report.addSkipped(name, reason);
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic();
    this.#report.addTime(module.moduleId, duration + collectDuration);
    this.#addErrors(module.relativeModuleId, module.errors());
    for (const suite of module.children.allSuites()) {
      this.#addErrors(`${module.relativeModuleId} › ${suite.fullName}`, suite.errors());
    }
  }

  onTestRunEnd(_: unknown, unhandled: readonly SerializedError[]): void {
    this.#addErrors('outside of tests', unhandled);
    this.#report.save();
  }

  /** Adds the errors of a file, its groups or its hooks, which belong to none of its tests. */
  #addErrors(name: string, errors: readonly SerializedError[]): void {
    if (errors.length > 0) this.#report.addFailed(name, errors);
  }
}

/** Returns the reason that the test gives in its options (tests/helpers/corpora.ts). */
const skipReasonOf = (test: TestCase): string | undefined =>
  (test.meta() as { readonly skipReason?: string }).skipReason;
