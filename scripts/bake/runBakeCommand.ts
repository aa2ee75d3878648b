import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiError } from '../../src/api/errors.ts';
import { isMissed } from '../../src/body/lostParts.node.ts';
import { ok } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { siteFoldersOf } from '../sites/siteFolders.ts';
import { type JoinedDatabase, joinDatabase } from '../store/joinDatabase.ts';
import { DatabaseFailed } from '../store/openStore.ts';
import { EmbeddedServerFailed } from '../store/postgresPrograms.ts';
import type { StoreSettings } from '../store/storeSettings.ts';
import { withRun } from './bake.ts';
import type { BakeOptions, RunTargets } from './bakeOptions.ts';
import { bakePages } from './bakePages.ts';
import {
  createRunReport,
  formatLearnedForms,
  formatSummary,
  type Output,
  plainLine,
  reportProgress,
} from './bakeReport.ts';
import type { BakeSummary } from './bakeSummary.ts';
import { BAKE_USAGE } from './bakeUsage.ts';
import { canPublish, checkServer } from './check/checkServer.ts';
import { formatCheck } from './check/formatCheck.ts';
import { describeFullDisk } from './errors.ts';
import { isPermitted, type RemovalLimits } from './finish/removalLimits.ts';
import { FolderLocked } from './folderLock.ts';
import { parseCommand } from './parseCommand.ts';
import { previewPages } from './plan/previewRun.ts';
import { RendererMissing } from './render/loadRenderer.ts';

const EXIT = { good: 0, failed: 1, wrongArguments: 2, incomplete: 3, interrupted: 130 } as const;

/** What the command needs of the process it runs in. */
export interface CommandEnv {
  readonly loadSettings: () => Settings;
  /** Where the publisher remembers what it published. */
  readonly storeSettings: StoreSettings;
  readonly removalLimits?: RemovalLimits | undefined;
  /** Origins in private networks that images may be loaded from. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** How long the command waits for another run. */
  readonly lockWaitMs?: number | undefined;
  /** Receives the summary of a run without failures. */
  readonly stdout: Output;
  /** Receives the progress and everything that failed. */
  readonly stderr: Output;
  readonly signal?: AbortSignal | undefined;
  /** Whether files get compressed copies when the arguments say nothing. */
  readonly compress?: boolean | undefined;
  /** The folder of the site; `dist/client` when absent. */
  readonly outDir?: string | undefined;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** Of a site whose pages are on targets. */
  readonly targets?: RunTargets | undefined;
  /** Brings what the run has changed to the targets; returns what they refused, or null. */
  readonly deliver?: (() => Promise<string | null>) | undefined;
}

/** Runs `npm run bake` with its arguments and returns the exit code. */
export async function runBakeCommand(args: readonly string[], env: CommandEnv): Promise<number> {
  const writeLine = (output: Output, text: string) => output.write(`${text}\n`);
  const command = parseCommand(args);
  if (!command.ok) {
    writeLine(env.stderr, `${command.error}\n\n${BAKE_USAGE}`);
    return EXIT.wrongArguments;
  }
  if (command.value === 'check') return runCheck(env);
  const { out, dryRun, report: reportFile, strict, permission, ...options } = command.value;
  const outDir = out === null ? (env.outDir ?? siteFoldersOf(null).outDir) : path.resolve(out);
  const settings = env.loadSettings();
  const progress = reportProgress(env.stderr);
  const reportOrigin = ({ call, kind, message }: ApiError): number => {
    const why = `${call}: ${kind}: ${plainLine(message)}`;
    writeLine(
      env.stderr,
      `The origin ${settings.apiUrl} cannot be read. ${why}\nNo page was touched.`,
    );
    return EXIT.failed;
  };
  let database: JoinedDatabase | undefined;
  try {
    database = await joinDatabase(env.storeSettings);
    const shared = {
      ...options,
      compress: options.compress ?? env.compress ?? false,
      settings,
      outDir,
      databaseUrl: database.url,
      buildsDir: env.buildsDir,
      targets: env.targets,
      onProgress: progress.show,
    };
    if (dryRun) {
      const planned = await previewPages(shared);
      progress.end();
      if (!planned.ok) return reportOrigin(planned.error);
      const { pages, unchanged } = planned.value;
      for (const page of pages) writeLine(env.stdout, page);
      writeLine(env.stderr, `${pages.length} pages would be fetched, ${unchanged} are unchanged.`);
      return EXIT.good;
    }
    const report = createRunReport();
    const run: BakeOptions = {
      ...shared,
      // The sitemaps of a site on targets are written from the store.
      ...(env.targets && { onSiteChanges: () => {} }),
      onOutcome: report.addOutcome,
      removalLimits: env.removalLimits,
      imageOrigins: env.imageOrigins,
      permitLosses: (losses) => {
        const isGiven = permission !== null && isPermitted(permission, losses, Date.now());
        return new Set(isGiven ? losses.map(({ page }) => page) : []);
      },
      lock: {
        ...(env.lockWaitMs !== undefined && { waitMs: env.lockWaitMs }),
        onWait: (holder) =>
          writeLine(env.stderr, `Waiting for another run on this folder (${holder}).`),
      },
      signal: env.signal,
    };
    const summary = await withRun(run, async (opened) => {
      const baked = await bakePages(run, opened);
      return baked.ok ? ok(await baked.value.commit((await env.deliver?.()) ?? null)) : baked;
    });
    progress.end();
    if (!summary.ok) return reportOrigin(summary.error);
    if (reportFile !== null) {
      await writeFile(reportFile, `${JSON.stringify(report.finish(summary.value), null, 2)}\n`);
    }
    const code = decideExit(summary.value, strict);
    const output = code === EXIT.good ? env.stdout : env.stderr;
    writeLine(output, formatSummary(summary.value));
    const hint = formatLearnedForms(summary.value, settings);
    if (hint) writeLine(output, hint);
    return code;
  } catch (error) {
    progress.end();
    const reason = explainError(error);
    if (reason === null) throw error;
    writeLine(env.stderr, reason);
    return EXIT.failed;
  } finally {
    await database?.release();
  }
}

/** Runs `npm run bake -- --check`. */
async function runCheck({ loadSettings, stdout, stderr, signal }: CommandEnv): Promise<number> {
  const settings = loadSettings();
  const showLine = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\x1b[K${text}`);
  };
  const check = await checkServer(settings, { signal, onCall: showLine });
  showLine('');
  if (signal?.aborted) return EXIT.interrupted;
  stdout.write(`${formatCheck(check, settings)}\n`);
  return canPublish(check) ? EXIT.good : EXIT.failed;
}

/** Returns the sentence of an error that a person can end; null for all others. */
export function explainError(error: unknown): string | null {
  const isExplained =
    error instanceof RendererMissing ||
    error instanceof FolderLocked ||
    error instanceof EmbeddedServerFailed ||
    error instanceof DatabaseFailed;
  return isExplained ? error.message : describeFullDisk(error);
}

function decideExit(summary: BakeSummary, isStrict: boolean): number {
  const { failed, stopped, held, leftOut, lostParts } = summary;
  if (stopped === 'interrupted') return EXIT.interrupted;
  if (failed.length > 0 || stopped !== null || held !== null) return EXIT.failed;
  if (isStrict && lostParts.some(({ parts }) => parts.some(isMissed))) return EXIT.failed;
  return leftOut.length > 0 ? EXIT.incomplete : EXIT.good;
}
