import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../../src/settings.ts';
import { parseCommand, USAGE } from './args.ts';
import { bake } from './bake.ts';
import { FolderLocked } from './lock.ts';
import type { RemovalLimits } from './removalLimits.ts';
import { RendererMissing } from './renderer.ts';
import { formatSummary, type Output, plainLine, reportProgress } from './report.ts';
import type { BakeSummary } from './types.ts';

/** Where `npm run build` puts what a CDN gets. */
const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

const EXIT = { good: 0, failed: 1, wrongArguments: 2, incomplete: 3, interrupted: 130 } as const;

/** What the command needs of the process it runs in. */
export interface CommandEnv {
  readonly loadSettings: () => Settings;
  readonly removalLimits?: RemovalLimits | undefined;
  /** How long the command waits for another run. */
  readonly lockWaitMs?: number | undefined;
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
      removalLimits: env.removalLimits,
      lock: {
        ...(env.lockWaitMs !== undefined && { waitMs: env.lockWaitMs }),
        onWait: (holder) => say(env.stderr, `Waiting for another run on this folder (${holder}).`),
      },
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
    const code = decideExit(summary.value);
    say(code === EXIT.good ? env.stdout : env.stderr, formatSummary(summary.value));
    return code;
  } catch (error) {
    progress.end();
    if (!(error instanceof RendererMissing || error instanceof FolderLocked)) throw error;
    say(env.stderr, error.message);
    return EXIT.failed;
  }
}

function decideExit({ failed, stopped, held, leftOut }: BakeSummary): number {
  if (stopped === 'interrupted') return EXIT.interrupted;
  if (failed.length > 0 || stopped !== null || held !== null) return EXIT.failed;
  return leftOut.length > 0 ? EXIT.incomplete : EXIT.good;
}
