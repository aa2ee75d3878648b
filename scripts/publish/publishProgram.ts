/** The program of `npm run publish`. */
import { runPublishCommand } from './runPublishCommand.ts';

/** A process that has failed ends by itself within this time. */
const END_LIMIT_MS = 5_000;

const interrupt = new AbortController();
// Only the first signal: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interrupt.abort());
}
process.exitCode = await runPublishCommand(process.argv.slice(2), interrupt.signal);
// What waits for a database that is away would keep a failed process, which nothing would start again.
if (process.exitCode !== 0) setTimeout(() => process.exit(), END_LIMIT_MS).unref();
