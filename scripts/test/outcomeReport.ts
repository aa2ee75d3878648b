import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../run/runCommand.ts';
import type { Outcome } from './step.ts';

/** Names the file that a reporter writes the outcome to. */
export const REPORT_FILE = 'TEST_REPORT';

const REASON_LINES = 8;
const LINE_LENGTH = 160;
const PROGRESS_MS = 30_000;

/**
 * Collects the outcome of a tool's tests, and prints each failure when it happens. The whole of it is
 * in a file beside the report.
 */
export interface OutcomeReport {
  readonly addPassed: () => void;
  /** `output` is what the test printed. */
  readonly addFailed: (name: string, errors: readonly ReportedError[], output?: string) => void;
  readonly addSkipped: (name: string, reason: string | undefined) => void;
  readonly addTime: (file: string, ms: number) => void;
  readonly save: () => void;
}

export interface ReportedError {
  readonly message?: string | undefined;
  readonly stack?: string | undefined;
  /** The values that differ. */
  readonly diff?: string | undefined;
}

export function createOutcomeReport(): OutcomeReport {
  const file = process.env[REPORT_FILE];
  const log = file && `${file}.failures.txt`;
  if (log) rmSync(log, { force: true });
  let passed = 0;
  const failures: string[] = [];
  const skipped: string[] = [];
  const times = new Map<string, number>();
  let shownAt = performance.now();
  const showProgress = () => {
    if (performance.now() - shownAt < PROGRESS_MS) return;
    shownAt = performance.now();
    console.log(`${passed} passed, ${failures.length} failed so far`);
  };
  return {
    addPassed: () => {
      passed += 1;
      showProgress();
    },
    addFailed: (name, errors, output = '') => {
      const failure = formatFailure(name, errors);
      failures.push(failure);
      console.log(failure);
      if (!log) return;
      const texts = errors.map(({ message, diff, stack }) => [message, diff, stack].join('\n'));
      appendFileSync(log, stripVTControlCharacters([name, ...texts, output, ''].join('\n')));
      console.log(`  (more in ${path.relative(ROOT, log)})`);
    },
    addSkipped: (name, reason) => {
      skipped.push(reason ? `${name}: ${reason}` : name);
    },
    addTime: (file, ms) => {
      const name = path.relative(ROOT, file);
      times.set(name, (times.get(name) ?? 0) + ms / 1000);
    },
    save: () => {
      const files = Array.from(times, ([file, seconds]) => ({ file, seconds }));
      const outcome: Outcome = { passed, failed: failures.length, skipped, files, failures };
      if (file) writeFileSync(file, JSON.stringify(outcome));
    },
  };
}

/** Returns the name of a failed test, its place, and the reason in a few lines. */
export function formatFailure(name: string, errors: readonly ReportedError[]): string {
  const text = errors.map(({ message = '', diff = '' }) => `${message}\n${diff}`).join('\n');
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)} …` : line));
  // Beside values that differ are those around them.
  const short =
    lines.length > REASON_LINES ? lines.filter((line) => !/^\s+[^\s-]/.test(line)) : lines;
  const shown = short.length > REASON_LINES ? [...short.slice(0, REASON_LINES - 1), '…'] : short;
  const position = errors.map(({ stack = '' }) => findPlace(stack)).find((found) => found !== null);
  return [
    `FAILED ${name}${position ? ` (${position})` : ''}`,
    ...shown.map((line) => `  ${line}`),
  ].join('\n');
}

/** Returns the first line of a stack that is in a test. */
function findPlace(stack: string): string | null {
  const [position] = /\btests\/[\w./-]+:\d+/.exec(stack) ?? [];
  return position ?? null;
}
