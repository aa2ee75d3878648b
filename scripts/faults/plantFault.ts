import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseChildTimes } from '../bench/publish/measureProgram.ts';
import { SWEEP } from '../test/sweeps.ts';
import type { Fault } from './faultTable.ts';

/** What a checkout has beside its sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results']);

/** Returns a copy of a checkout's sources, which uses its packages. */
export async function copyTree(tree: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'broadsheet-faults-'));
  const source = path.resolve(tree);
  await cp(source, copy, {
    recursive: true,
    filter: (name) => !LEFT_OUT.has(path.relative(source, name)),
  });
  await symlink(path.join(source, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

interface FaultOutcome {
  /** The test or the step that caught it; null when none did. */
  readonly by: string | null;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

const REPORT = 'faults.json';

/** Projects of vitest that are run together; an older tree lacks the last. */
const PROJECTS = [['unit'], ['contract', 'isolated']] as const;

/**
 * Plants a fault in a copy of the sources, runs the tests that can catch it, the cheapest first, and
 * removes it. Sweeps are left out, as in `npm test`. Rejects when the file does not have the fault's text once.
 */
export async function plantFault(
  copy: string,
  { file, text, replacement, tests = [] }: Fault,
  { isUnitOnly }: { readonly isUnitOnly: boolean },
): Promise<FaultOutcome> {
  const started = performance.now();
  let cpuSeconds = 0;
  const run = async (...command: readonly string[]): Promise<boolean> => {
    const result = await runTimed(copy, command);
    cpuSeconds += result.cpuSeconds;
    return result.ok;
  };
  const copied = path.join(copy, file);
  const source = await readFile(copied, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${file} does not have once: ${text}`);
  const faulty = source.replace(text, () => replacement);
  const { vitestOptions, stepOptions } = await leaveOutSweeps(copy);
  const find = async (): Promise<string | null> => {
    for (const projects of PROJECTS) {
      const options = [...chooseProjects(projects), ...vitestOptions];
      const failed = await findFailedFile(copy, run, options, file);
      if (failed === null) continue;
      // A test that fails without the fault, too, has not caught it.
      await writeFile(copied, source);
      const passes = await run('vitest', 'run', ...options, failed);
      await writeFile(copied, faulty);
      if (passes) return failed;
    }
    for (const test of isUnitOnly ? [] : tests) {
      const step = test.startsWith('tests/pages/') ? 'pages' : 'e2e';
      if (!(await run('node', 'scripts/test.ts', '--only', step, ...stepOptions, test)))
        return test;
    }
    return null;
  };
  try {
    await writeFile(copied, faulty);
    const by = await find();
    return { by, seconds: (performance.now() - started) / 1000, cpuSeconds };
  } finally {
    await writeFile(copied, source);
  }
}

const chooseProjects = (names: readonly string[]): readonly string[] => [
  ...['--config', 'tests/vitest.config.ts', ...names.map((name) => `--project=${name}`)],
];

/** Returns the options that leave out sweeps; an older tree may not know them. */
async function leaveOutSweeps(copy: string): Promise<{
  readonly vitestOptions: readonly string[];
  readonly stepOptions: readonly string[];
}> {
  const config = await readFile(path.join(copy, 'tests/vitest.config.ts'), 'utf8');
  const steps = await readFile(path.join(copy, 'scripts/test.ts'), 'utf8');
  return {
    vitestOptions: config.includes('SWEEP') ? [`--tags-filter=!${SWEEP}`] : [],
    stepOptions: steps.includes('allowNegative') ? ['--no-all'] : [],
  };
}

/** Returns the first test file that fails among those that import the faulty file. */
async function findFailedFile(
  copy: string,
  run: (...command: readonly string[]) => Promise<boolean>,
  options: readonly string[],
  file: string,
): Promise<string | null> {
  const report = path.join(copy, REPORT);
  await rm(report, { force: true });
  await run(
    ...['vitest', 'related', file, ...options],
    ...['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
  );
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  };
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? path.relative(copy, failed.name) : null;
}

/** Runs a program of the copy's packages in a shell that measures its processor time. */
function runTimed(
  copy: string,
  command: readonly string[],
): Promise<{ readonly ok: boolean; readonly cpuSeconds: number }> {
  const bin = path.join(copy, 'node_modules', '.bin');
  const shell = spawn(
    'sh',
    ['-c', '"$@" >/dev/null 2>&1; code=$?; times; exit $code', 'sh', ...command],
    {
      cwd: copy,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  shell.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  return new Promise((resolve, reject) => {
    shell.once('error', reject);
    shell.once('close', (code) => resolve({ ok: code === 0, cpuSeconds: parseChildTimes(output) }));
  });
}
