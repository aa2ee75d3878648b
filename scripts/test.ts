/**
 * `npm test`: everything, in order, and side by side what leaves a core free. A step that
 * fails hides no later one; a step that cannot run without a failed one counts as failed.
 * The last line has the sum.
 * `npm test -- --only unit,e2e [file …]` runs some of it, for developers.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build, ensureBuilt } from './run/build.ts';
import { CLIENT_DIR } from './run/local.ts';
import { loadSettings } from './settings.ts';
import { prepareTestEnvironment } from './test/environment.ts';
import { runPlaywright, runVitest } from './test/runners.ts';
import { startSiteProcess, type TestedSite } from './test/siteProcess.ts';
import { addOutcomes, FAILED, type Outcome, PASSED, type Step } from './test/step.ts';
import { runTools } from './test/tools.ts';

let built: boolean | undefined;
let site: Promise<TestedSite | null> | undefined;

const STEPS: readonly Step[] = [
  {
    name: 'types',
    beside: true,
    // Of all files, those without a template too.
    run: () => runTools(['astro', 'check']),
  },
  { name: 'lint', beside: true, run: () => runTools(['biome', 'check', '.']) },
  {
    name: 'structure',
    beside: true,
    run: () =>
      runTools(
        ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'],
        ['knip', '--config', '.knip.json'],
      ),
  },
  { name: 'unit', run: (filters) => runVitest(['unit', 'contract'], filters) },
  {
    name: 'build',
    run: async () => {
      // A build keeps the pages of earlier bakes: tests look at those of this run only.
      await rm(CLIENT_DIR, { recursive: true, force: true });
      built = await build(loadSettings());
      return built ? PASSED : FAILED;
    },
  },
  {
    name: 'site',
    needs: 'build',
    // An edition of our own has no article that cannot be baked.
    run: async () => ((await bakedSite())?.failures === 0 ? PASSED : FAILED),
  },
  { name: 'pages', needs: 'site', run: (filters) => runVitest(['pages'], filters) },
  { name: 'e2e', needs: 'site', run: (filters) => runPlaywright('phone', filters) },
  { name: 'budgets', needs: 'site', run: (filters) => runPlaywright('budgets', filters) },
  { name: 'floor', needs: 'site', run: (filters) => runVitest(['floor'], filters) },
];

/** The build that later steps look at: made once, or found when no step made it. */
async function isBuilt(): Promise<boolean> {
  built ??= await ensureBuilt(loadSettings());
  return built;
}

/** The site that later steps look at: baked and started once; null when it cannot be. */
async function bakedSite(): Promise<TestedSite | null> {
  if (!(await isBuilt())) return null;
  site ??= startSiteProcess();
  return site;
}

function chooseSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS;
  const names = only.split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}; the steps are ${known}.`);
    process.exit(1);
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

/** Steps that may run at the same time stand together; each other one is alone. */
function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups[groups.length - 1];
    if (step.beside && last?.every(({ beside }) => beside)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step: Step, filters: readonly string[]): Promise<Outcome> {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  let outcome = FAILED;
  try {
    if (step.needs === 'build' && !(await isBuilt())) console.log('not run: there is no build');
    else if (step.needs === 'site' && !(await bakedSite()))
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
const steps = chooseSteps(values.only);
await prepareTestEnvironment();
const outcomes: Outcome[] = [];
const failures: string[] = [];
for (const group of groupSteps(steps)) {
  const found = await Promise.all(group.map((step) => runStep(step, positionals)));
  outcomes.push(...found);
  group.forEach(({ name }, index) => {
    if (found[index]?.failed) failures.push(name);
  });
}
await (await site)?.end();

const total = addOutcomes(outcomes);
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
