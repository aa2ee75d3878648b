import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSettings } from '../settings.ts';
import { parseCommand, USAGE } from './args.ts';
import { bake } from './bake.ts';
import { RendererMissing } from './renderer.ts';
import { formatSummary, plainLine, reportProgress } from './report.ts';

const DEFAULT_OUT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const FAILED = 1;
const WRONG_ARGUMENTS = 2;
const INTERRUPTED = 130;

process.exitCode = await main();

async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2));
  if (!command.ok) {
    console.error(`${command.error}\n\n${USAGE}`);
    return WRONG_ARGUMENTS;
  }
  if (command.value === 'help') {
    console.log(USAGE);
    return 0;
  }
  const { select, workers, compress } = command.value;
  const settings = loadSettings();
  const progress = reportProgress(process.stderr);
  const interrupt = new AbortController();
  // Once: a second Ctrl-C ends the process at once, as always.
  process.once('SIGINT', () => interrupt.abort());
  process.once('SIGTERM', () => interrupt.abort());
  try {
    const summary = await bake({
      settings,
      out: path.resolve(command.value.out ?? DEFAULT_OUT),
      select,
      workers,
      compress,
      onProgress: progress.show,
      signal: interrupt.signal,
    });
    progress.end();
    if (!summary.ok) {
      const { call, kind, message } = summary.error;
      console.error(
        `The origin ${settings.apiUrl} did not answer ${call}: ${kind}: ${plainLine(message)}`,
      );
      console.error('No page was touched.');
      return FAILED;
    }
    const { failed, stopped } = summary.value;
    const good = failed.length === 0 && stopped === null;
    (good ? console.log : console.error)(formatSummary(summary.value));
    if (stopped === 'interrupted') return INTERRUPTED;
    return good ? 0 : FAILED;
  } catch (error) {
    progress.end();
    if (!(error instanceof RendererMissing)) throw error;
    console.error(error.message);
    return FAILED;
  }
}
