import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runCommand } from '../run/runCommand.ts';
import { REPORT_FILE } from './outcomeReport.ts';
import { measurePace } from './pace.ts';
import { FAILED, type Outcome, type Selection } from './step.ts';
import { SWEEP } from './sweeps.ts';

const REPORTS = path.join(ROOT, '.cache', 'test');

/** Runs projects of tests/vitest.config.ts. */
export function runVitest(
  projects: readonly [string, ...string[]],
  { files, sweeps }: Selection,
): Promise<Outcome> {
  return runWithReport(projects[0], [
    'vitest',
    'run',
    ...['--config', 'tests/vitest.config.ts', ...projects.map((name) => `--project=${name}`)],
    ...['--reporter', 'scripts/test/vitestReporter.ts'],
    ...(sweeps ? [] : [`--tags-filter=!${SWEEP}`]),
    ...files,
  ]);
}

/** Lets Node.js read the test files as they are: Playwright's converter alone takes ten seconds. */
const NATIVE_TYPES = { PW_DISABLE_TS_ESM: '1' };

/** Runs one project of tests/playwright.config.ts. */
export function runPlaywright(project: string, { files, sweeps }: Selection): Promise<Outcome> {
  const command = [
    'playwright',
    'test',
    // With '=', because the option otherwise takes all following words.
    ...['--config', 'tests/playwright.config.ts', `--project=${project}`],
    ...['--reporter', 'scripts/test/playwrightReporter.ts'],
    ...(sweeps ? [] : [`--grep-invert=@${SWEEP}`]),
    ...files,
  ];
  return runWithReport(project, command, NATIVE_TYPES);
}

async function runWithReport(
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const file = path.join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  measurePace();
  const [program = '', ...args] = command;
  const { code } = await runCommand(program, args, {
    output: 'show',
    env: { ...env, [REPORT_FILE]: file },
  });
  try {
    const outcome = JSON.parse(await readFile(file, 'utf8')) as Outcome;
    const ran = outcome.passed + outcome.failed + outcome.skipped.length > 0;
    // An unhandled error or an empty run counts as a failure, even without a failed test.
    const silent = outcome.failed === 0 && (code !== 0 || !ran);
    return silent ? { ...outcome, failed: 1 } : outcome;
  } catch (error) {
    console.log(`${name}: no report (${error instanceof Error ? error.message : error})`);
    return FAILED;
  }
}
