import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase as BrowserTest } from 'playwright/types/testReporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../../../scripts/run/runCommand.ts';
import PlaywrightReporter from '../../../scripts/test/playwrightReporter.ts';
import VitestReporter from '../../../scripts/test/vitestReporter.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'broadsheet-report-')), 'report.json');
const readReport = () => JSON.parse(readFileSync(file, 'utf8'));
const printed = () =>
  vi
    .mocked(console.log)
    .mock.calls.flat()
    .filter((text) => !text.includes('(more in'));

beforeEach(() => {
  vi.stubEnv('TEST_REPORT', file);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the report of tests without a browser', () => {
  const module = {
    moduleId: path.join(ROOT, 'tests/a.test.ts'),
    relativeModuleId: 'tests/a.test.ts',
    diagnostic: () => ({ duration: 1500, collectDuration: 500 }),
    errors: () => [{ message: 'no such file' }],
    children: { allSuites: () => [] },
  } as unknown as TestModule;
  const test = (state: string, { tags = [], meta = {} }: { tags?: string[]; meta?: object } = {}) =>
    ({
      module,
      fullName: state,
      tags,
      meta: () => meta,
      result: () => ({ state, errors: [{ message: 'is not so' }] }),
    }) as unknown as TestCase;

  it('has passed, failed and skipped tests, and how long a file took', () => {
    const reporter = new VitestReporter();
    reporter.onTestCaseResult(test('passed'));
    reporter.onTestCaseResult(test('failed'));
    reporter.onTestCaseResult(test('skipped', { meta: { skipReason: 'no database' } }));
    reporter.onTestCaseResult(test('skipped', { tags: ['sweep'] }));
    reporter.onTestModuleEnd(module);
    reporter.onTestRunEnd([], []);
    expect(readReport()).toEqual({
      passed: 1,
      // The other one is the file's own error.
      failed: 2,
      skipped: ['tests/a.test.ts › skipped: no database'],
      files: [{ file: 'tests/a.test.ts', seconds: 2 }],
      failures: printed(),
    });
    expect(printed()).toEqual([
      'FAILED tests/a.test.ts › failed\n  is not so',
      'FAILED tests/a.test.ts\n  no such file',
    ]);
  });
});

describe('the report of browser tests', () => {
  const test = (outcome: string, description?: string) =>
    ({
      titlePath: () => ['', 'phone', 'e2e/b.e2e.ts', outcome],
      location: { file: path.join(ROOT, 'tests/e2e/b.e2e.ts') },
      outcome: () => outcome,
      annotations: description ? [{ type: 'skip', description }] : [],
    }) as unknown as BrowserTest;

  it('counts flaky tests and errors outside of tests as failures, and has reasons of skips', () => {
    const reporter = new PlaywrightReporter();
    const tests = [test('expected'), test('flaky'), test('skipped', 'phones only')];
    reporter.onBegin({}, { allTests: () => tests } as never);
    for (const one of tests) {
      reporter.onTestEnd(one, {
        duration: 1000,
        errors: [{ message: 'was not so' }],
        stdout: ['saw it'],
      } as never);
    }
    reporter.onError({ message: 'thrown' });
    reporter.onEnd();
    expect(readReport()).toEqual({
      passed: 1,
      failed: 2,
      skipped: ['e2e/b.e2e.ts › skipped: phones only'],
      files: [{ file: 'tests/e2e/b.e2e.ts', seconds: 3 }],
      failures: printed(),
    });
    expect(printed()).toEqual([
      'FAILED e2e/b.e2e.ts › flaky\n  was not so',
      'FAILED outside of tests\n  thrown',
    ]);
    expect(readFileSync(`${file}.failures.txt`, 'utf8')).toContain('saw it');
  });
});
