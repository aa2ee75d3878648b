/**
 * `npm test`: runs all steps, without sweeps, which `npm test -- --all` adds. A step that fails does
 * not stop the later ones; a step that needs a failed one counts as failed. The last lines contain
 * the failures and the totals. `npm test -- --only unit,e2e [file …]` runs some of the steps, for
 * developers.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, ensureBuilt } from './run/build.ts';
import { loadSettings } from './settings.ts';
import { checkTypes } from './test/checkTypes.ts';
import { runPlaywright, runVitest } from './test/runners.ts';
import { runTools } from './test/runTools.ts';
import { startSiteProcess, type TestedSite } from './test/siteProcess.ts';
import {
  addOutcomes,
  FAILED,
  type Outcome,
  PASSED,
  type Selection,
  type Step,
} from './test/step.ts';
import { prepareTestEnvironment } from './test/testEnvironment.ts';
import { TESTED_FOLDERS } from './test/testedFolders.ts';
import { TEST_SECRETS } from './test/testSecrets.ts';
import { watchRun } from './test/watchRun.ts';

let built: Promise<boolean> | undefined;
let site: Promise<TestedSite | null> | undefined;

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** They run beside each other, so that no processor waits. */
const LANES: readonly Lane[] = [
  [
    {
      name: 'build',
      run: async () => {
        built = buildAnew();
        return (await built) ? PASSED : FAILED;
      },
    },
    {
      name: 'site',
      needs: 'build',
      // Every article of the sample content can be baked.
      run: async () => ((await ensureTestedSite())?.failures === 0 ? PASSED : FAILED),
    },
    // Before the browser tests, which bake pages of their own into the site and keep the machine busy.
    { name: 'pages', needs: 'site', run: (selection) => runVitest(['pages'], selection) },
    { name: 'budgets', needs: 'site', run: (selection) => runPlaywright('budgets', selection) },
    { name: 'e2e', needs: 'site', run: (selection) => runPlaywright('phone', selection) },
    { name: 'floor', needs: 'site', run: (selection) => runVitest(['floor'], selection) },
  ],
  [
    { name: 'types', run: checkTypes },
    { name: 'unit', run: (selection) => runVitest(['unit', 'contract', 'isolated'], selection) },
    { name: 'lint', run: () => runTools(['biome', 'check', '.']) },
    {
      name: 'structure',
      run: () =>
        runTools(
          ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'],
          ['knip', '--config', '.knip.json'],
        ),
    },
  ],
];
const STEP_NAMES = LANES.flat().map(({ name }) => name);
const SLOW_FILES = 10;

async function buildAnew(): Promise<boolean> {
  // A release keeps the pages of earlier bakes; tests must only read those of this run.
  await rm(TESTED_FOLDERS.outDir, { recursive: true, force: true });
  return (await build(loadSettings(), { ...TESTED_FOLDERS, env: TEST_SECRETS })) !== null;
}

/** Returns whether there is a build for later steps; makes or finds it once. */
function isBuilt(): Promise<boolean> {
  built ??= ensureBuilt(loadSettings(), { ...TESTED_FOLDERS, env: TEST_SECRETS }).then(
    (found) => found !== null,
  );
  return built;
}

/** Returns the site for later steps, baked and started once; null when that failed. */
function ensureTestedSite(): Promise<TestedSite | null> {
  site ??= isBuilt().then((ok) => (ok ? startSiteProcess() : null));
  return site;
}

/** Returns the names of the steps to run. Ends the process when one is unknown. */
function chooseSteps(only: string | undefined): readonly string[] {
  if (only === undefined) return STEP_NAMES;
  const names = only.split(',');
  const unknown = names.filter((name) => !STEP_NAMES.includes(name));
  if (unknown.length > 0) {
    const known = STEP_NAMES.join(', ');
    console.error(`There is no step ${unknown.join(', ')}; the steps are ${known}.`);
    process.exit(1);
  }
  return names;
}

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  let outcome = FAILED;
  try {
    if (step.needs === 'build' && !(await isBuilt())) console.log('not run: there is no build');
    else if (step.needs === 'site' && !(await ensureTestedSite()))
      console.log('not run: there is no site');
    else outcome = await step.run(selection);
  } catch (error) {
    console.error(error);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, skipped } = outcome;
  for (const reason of skipped) console.log(`skipped: ${reason}`);
  console.log(`== ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return outcome;
}

/** Returns a folder for the temporary files of all that this process starts. */
async function createTemporaryDir(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'broadsheet-test-'));
  // The account of a database that root starts enters it, too.
  await chmod(dir, 0o755);
  Object.assign(process.env, { TMPDIR: dir, TEMP: dir, TMP: dir });
  return dir;
}

const { values, positionals: files } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean' } },
  allowNegative: true,
  allowPositionals: true,
});
const names = chooseSteps(values.only);
// Who names a file wants all of it, except with `--no-all`.
const selection: Selection = { files, sweeps: values.all ?? files.length > 0 };
await prepareTestEnvironment();
const temporaryDir = await createTemporaryDir();
const run = watchRun();
const outcomes: Outcome[] = [];
const failedSteps: string[] = [];

async function runLane(lane: Lane): Promise<void> {
  for (const step of lane.filter(({ name }) => names.includes(name))) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (outcome.failed > 0) failedSteps.push(step.name);
  }
}

await Promise.all(LANES.map(runLane));
await (await site)?.end();
await run.end();
await rm(temporaryDir, { recursive: true, force: true });

const total = addOutcomes(outcomes);
const slowest = total.files.toSorted((one, other) => other.seconds - one.seconds);
if (slowest.length > 0) {
  console.log('\nthe slowest files:');
  for (const { file, seconds } of slowest.slice(0, SLOW_FILES)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  if (!selection.sweeps) console.log('left out: the sweeps (npm test -- --all)');
}
if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`);
// They are far above, and many places that show a log keep its end.
for (const failure of total.failures) console.log(failure);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
