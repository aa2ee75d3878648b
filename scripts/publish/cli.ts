/** `npm run publish` (see `parsePublishCommand.ts` for its arguments). */
import { keepCompiledCode } from '../run/compiledCode.ts';

keepCompiledCode();
const { runPublishCommand } = await import('./runPublishCommand.ts');

const interrupt = new AbortController();
// Only the first signal: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupt.abort());
}
process.exitCode = await runPublishCommand(process.argv.slice(2), interrupt.signal);
