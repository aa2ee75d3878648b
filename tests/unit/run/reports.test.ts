import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../scripts/test/reports.ts';

describe('the summary of a vitest report', () => {
  const file = (status: string, ...tests: [status: string, fullName: string][]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: tests.map(([result, fullName]) => ({ status: result, fullName })),
  });

  it('has the numbers of passed and failed tests and the names of skipped ones', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [file('failed', ['passed', 'a'], ['failed', 'b'], ['skipped', 'c'])],
    };
    expect(readVitestReport(report)).toEqual({ passed: 1, failed: 1, skipped: ['c'] });
  });

  it('has the reason for a skipped test', () => {
    const skipped = { status: 'skipped', fullName: 'a', meta: { skipReason: 'b not found' } };
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: [skipped] }];
    const report = { numPassedTests: 0, numFailedTests: 0, testResults };
    expect(readVitestReport(report).skipped).toEqual(['a: b not found']);
  });

  it('counts a file that failed before its tests were collected as one failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file('failed'), file('passed', ['passed', 'a'])],
    };
    expect(readVitestReport(report)).toEqual({ passed: 3, failed: 1, skipped: [] });
  });
});

describe('the summary of a Playwright report', () => {
  const skip = { title: 'on a tablet', description: 'phones only' };
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    errors: [{ message: 'thrown outside of a test' }],
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: skip.title,
                tests: [
                  {
                    status: 'skipped',
                    annotations: [{ type: 'skip', description: skip.description }],
                  },
                ],
              },
              { title: 'fine', tests: [{ status: 'expected', annotations: [] }] },
            ],
          },
        ],
      },
    ],
  };

  it('counts flaky tests and errors outside of tests as failures, and has reasons of skips', () => {
    expect(readPlaywrightReport(report)).toEqual({
      passed: 4,
      failed: 3,
      skipped: ['on a tablet: phones only'],
    });
  });
});
