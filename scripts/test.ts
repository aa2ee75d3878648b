/**
 * `npm test`: runs all steps, one stage after the other. A step that fails does not stop the later
 * ones; a step that needs a failed one counts as failed. The last line contains the totals. `npm
 * test -- --only unit,e2e [file …]` runs some of the steps, for developers.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build, ensureBuilt } from './run/build.ts';
import { CLIENT_DIR } from './run/localSite.ts';
import { loadSettings } from './settings.ts';
import { runPlaywright, runVitest } from './test/runners.ts';
import { runTools } from './test/runTools.ts';
import { startSiteProcess, type TestedSite } from './test/siteProcess.ts';
import { addOutcomes, FAILED, type Outcome, PASSED, type Step } from './test/step.ts';
import { prepareTestEnvironment } from './test/testEnvironment.ts';

let built: boolean | undefined;
let site: Promise<TestedSite | null> | undefined;

/** Steps that run one after the other. */
type Lane = readonly Step[];
/** Lanes that run in parallel, because none uses the whole machine. */
type Stage = readonly Lane[];

const STAGES: readonly Stage[] = [
  [
    // Checks all files, including those without a template.
    [{ name: 'types', run: () => runTools(['astro', 'check']) }],
    [
      {
        name: 'build',
        run: async () => {
          // A release keeps the pages of earlier bakes; tests must only read those of this run.
          await rm(CLIENT_DIR, { recursive: true, force: true });
          built = (await build(loadSettings())) !== null;
          return built ? PASSED : FAILED;
        },
      },
      {
        name: 'site',
        needs: 'build',
        // Every article of the sample content can be baked.
        run: async () => ((await ensureTestedSite())?.failures === 0 ? PASSED : FAILED),
      },
      { name: 'pages', needs: 'site', run: (filters) => runVitest(['pages'], filters) },
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
  ],
  [[{ name: 'unit', run: (filters) => runVitest(['unit', 'contract'], filters) }]],
  [[{ name: 'e2e', needs: 'site', run: (filters) => runPlaywright('phone', filters) }]],
  // Runs alone, because it measures performance.
  [[{ name: 'budgets', needs: 'site', run: (filters) => runPlaywright('budgets', filters) }]],
  [[{ name: 'floor', needs: 'site', run: (filters) => runVitest(['floor'], filters) }]],
];
const STEP_NAMES = STAGES.flat(2).map(({ name }) => name);

/** Returns whether there is a build for later steps; makes or finds it once. */
async function isBuilt(): Promise<boolean> {
  built ??= (await ensureBuilt(loadSettings())) !== null;
  return built;
}

/** Returns the site for later steps, baked and started once; null when that failed. */
async function ensureTestedSite(): Promise<TestedSite | null> {
  if (!(await isBuilt())) return null;
  site ??= startSiteProcess();
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

async function runStep(step: Step, filters: readonly string[]): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  let outcome = FAILED;
  try {
    if (step.needs === 'build' && !(await isBuilt())) console.log('not run: there is no build');
    else if (step.needs === 'site' && !(await ensureTestedSite()))
      console.log('not run: there is no site');
    else outcome = await step.run(filters);
  } catch (error) {
    console.error(error);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, skipped } = outcome;
  for (const reason of skipped) console.log(`skipped: ${reason}`);
  console.log(`== ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return outcome;
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const names = chooseSteps(values.only);
await prepareTestEnvironment();
const outcomes: Outcome[] = [];
const failures: string[] = [];

async function runLane(lane: Lane): Promise<void> {
  for (const step of lane.filter(({ name }) => names.includes(name))) {
    const outcome = await runStep(step, positionals);
    outcomes.push(outcome);
    if (outcome.failed > 0) failures.push(step.name);
  }
}

for (const stage of STAGES) await Promise.all(stage.map(runLane));
await (await site)?.end();

const total = addOutcomes(outcomes);
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`);
