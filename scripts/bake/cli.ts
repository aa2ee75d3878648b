/** `npm run bake` (see `parseCommand.ts` for its arguments). */
import { loadRemovalLimits, loadSettings, loadStoreSettings } from '../settings.ts';
import { runBakeCommand } from './runBakeCommand.ts';

const interrupt = new AbortController();
// Only the first signal: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupt.abort());
}
const { stdout, stderr } = process;
process.exitCode = await runBakeCommand(process.argv.slice(2), {
  loadSettings,
  storeSettings: loadStoreSettings(),
  removalLimits: loadRemovalLimits(),
  stdout,
  stderr,
  signal: interrupt.signal,
});
