import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from '../run/runCommand.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { FAILED, type Outcome } from './step.ts';

const REPORTS = path.join(ROOT, '.cache', 'test');
/** For a machine that is busy: a quiet one with two cores needs a quarter of it. */
const LIMIT_MS = 2_400_000;

/** Runs projects of tests/vitest.config.ts. */
export function runVitest(
  projects: readonly [string, ...string[]],
  filters: readonly string[],
): Promise<Outcome> {
  return runWithReport(projects[0], readVitestReport, (file) => [
    'vitest',
    'run',
    ...['--config', 'tests/vitest.config.ts', ...projects.map((name) => `--project=${name}`)],
    ...['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`],
    ...filters,
  ]);
}

/** Runs one project of tests/playwright.config.ts. */
export function runPlaywright(project: string, filters: readonly string[]): Promise<Outcome> {
  return runWithReport(project, readPlaywrightReport, () => [
    'playwright',
    'test',
    // With '=', because the option otherwise takes all following words.
    ...['--config', 'tests/playwright.config.ts', `--project=${project}`],
    ...['--reporter', 'dot,json'],
    ...filters,
  ]);
}

async function runWithReport<R>(
  name: string,
  read: (report: R) => Outcome,
  command: (file: string) => string[],
): Promise<Outcome> {
  const file = path.join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  const [program = '', ...args] = command(file);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runCommand(program, args, { output: 'show', env, limitMs: LIMIT_MS });
  try {
    const outcome = read(JSON.parse(await readFile(file, 'utf8')) as R);
    const ran = outcome.passed + outcome.failed + outcome.skipped.length > 0;
    // An unhandled error or an empty run counts as a failure, even without a failed test.
    const silent = outcome.failed === 0 && (code !== 0 || !ran);
    return silent ? { ...outcome, failed: 1 } : outcome;
  } catch (error) {
    console.log(`${name}: no report (${error instanceof Error ? error.message : error})`);
    return FAILED;
  }
}
