/** The program of `npm run bake`. */
import {
  loadCompress,
  loadNetworkSettings,
  loadRemovalLimits,
  loadSettings,
  loadStoreSettings,
} from '../settings.ts';
import { enterOneSite } from '../sites/enterSite.ts';
import { runBakeCommand } from './runBakeCommand.ts';

const EXIT_WRONG_ARGUMENTS = 2;

const interrupt = new AbortController();
// Only the first signal: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupt.abort());
}
process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const site = enterOneSite(args);
  if (!site.ok) {
    console.error(site.error);
    return EXIT_WRONG_ARGUMENTS;
  }
  const { outDir, buildsDir } = site.value;
  const { stdout, stderr } = process;
  return runBakeCommand(site.value.args, {
    loadSettings,
    stdout,
    stderr,
    outDir,
    buildsDir,
    storeSettings: loadStoreSettings(),
    removalLimits: loadRemovalLimits(),
    ...loadNetworkSettings(),
    compress: loadCompress(null),
    signal: interrupt.signal,
  });
}
