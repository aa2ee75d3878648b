/** `npm run bake` (see `parseCommand.ts` for its arguments). */
import { keepCompiledCode } from '../run/compiledCode.ts';

keepCompiledCode();
const [
  { loadCompress, loadNetworkSettings, loadRemovalLimits, loadSettings, loadStoreSettings },
  { enterOneSite },
  { runBakeCommand },
] = await Promise.all([
  import('../settings.ts'),
  import('../sites/enterSite.ts'),
  import('./runBakeCommand.ts'),
]);

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
