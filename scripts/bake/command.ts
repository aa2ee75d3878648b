import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../../src/settings.ts';
import { parseCommand, USAGE } from './args.ts';
import { bake } from './bake.ts';
import { RendererMissing } from './renderer.ts';
import { formatSummary, type Output, plainLine, reportProgress } from './report.ts';

/** Where `npm run build` puts what a CDN gets. */
const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

const EXIT = { good: 0, failed: 1, wrongArguments: 2, interrupted: 130 } as const;

/** What the command needs of the process it runs in. */
export interface CommandEnv {
  readonly loadSettings: () => Settings;
  /** Gets the summary of a run in which all went well. */
  readonly stdout: Output;
  /** Gets progress and everything that went wrong. */
  readonly stderr: Output;
  readonly signal?: AbortSignal | undefined;
  readonly serverDir?: string | undefined;
}

/** `npm run bake`: does what the arguments say and answers the exit code. */
export async function runBakeCommand(args: readonly string[], env: CommandEnv): Promise<number> {
  const say = (output: Output, text: string) => output.write(`${text}\n`);
  const command = parseCommand(args);
  if (!command.ok) {
    say(env.stderr, `${command.error}\n\n${USAGE}`);
    return EXIT.wrongArguments;
  }
  if (command.value === 'help') {
    say(env.stdout, USAGE);
    return EXIT.good;
  }
  const { out, ...options } = command.value;
  const settings = env.loadSettings();
  const progress = reportProgress(env.stderr);
  try {
    const summary = await bake({
      ...options,
      settings,
      outDir: out === null ? CLIENT_DIR : path.resolve(out),
      onProgress: progress.show,
      signal: env.signal,
      serverDir: env.serverDir,
    });
    progress.end();
    if (!summary.ok) {
      const { call, kind, message } = summary.error;
      const why = `${call}: ${kind}: ${plainLine(message)}`;
      say(env.stderr, `The origin ${settings.apiUrl} cannot be read. ${why}\nNo page was touched.`);
      return EXIT.failed;
    }
    const { failed, stopped } = summary.value;
    const good = failed.length === 0 && stopped === null;
    say(good ? env.stdout : env.stderr, formatSummary(summary.value));
    if (good) return EXIT.good;
    return stopped === 'interrupted' ? EXIT.interrupted : EXIT.failed;
  } catch (error) {
    progress.end();
    if (!(error instanceof RendererMissing)) throw error;
    say(env.stderr, error.message);
    return EXIT.failed;
  }
}
