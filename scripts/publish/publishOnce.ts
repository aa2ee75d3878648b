import type { LockOptions } from '../bake/folderLock.ts';
import { runBakeCommand } from '../bake/runBakeCommand.ts';
import { BUILDS_DIR, type Build, findChosenBuild } from '../release/builds.ts';
import { openStore } from '../store/openStore.ts';
import { nameSite } from './nameSite.ts';
import type { SiteOptions } from './openPublisher.ts';
import { writeSharedSiteFiles } from './publisherSiteFiles.ts';
import { createChangeSpreader, DeliveryFailed } from './spreadChanges.ts';

const EXIT_FAILED = 1;

interface OnceOptions extends SiteOptions {
  /** Changes nothing. */
  readonly isDryRun: boolean;
  /** Arguments of `npm run bake` without the folder. */
  readonly bakeArgs: readonly string[];
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
  readonly signal?: AbortSignal | undefined;
}

/**
 * Publishes what the arguments name, to all targets, and returns the exit code: that of
 * `npm run bake`, or 1 when a target has refused something. Rejects when there is no build.
 */
export async function publishOnce(options: OnceOptions): Promise<number> {
  const { settings, outDir, buildsDir = BUILDS_DIR, targets, databaseUrl, compress } = options;
  const { bakeArgs, isDryRun, removalLimits, imageOrigins, stdout, stderr, signal } = options;
  const hasTargets = targets.length > 0;
  const site = nameSite({ site: options.site, outDir, targets });
  const store = await openStore({ url: databaseUrl, site });
  try {
    const files = createChangeSpreader(options, store);
    const bake = (build: Build, deliver?: () => Promise<string | null>) =>
      runBakeCommand([...bakeArgs, '--out', outDir], {
        loadSettings: () => settings,
        storeSettings: { databaseUrl },
        removalLimits,
        imageOrigins,
        compress,
        buildsDir,
        stdout,
        stderr,
        signal,
        ...(hasTargets && { targets: { site, build }, deliver }),
      });
    if (isDryRun) return await bake(await findChosenBuild(buildsDir));
    const build = await files.release({ signal, onWait: reportWaiting(stderr) });
    const code = await files.run(async (changes) => {
      if (!hasTargets) return bake(build);
      return store.locks.withSite(() => bake(build, () => files.deliver(changes)));
    });
    if (hasTargets)
      await writeSharedSiteFiles(
        { settings, outDir, compress, tokens: store.tokens, imageOrigins },
        store,
        files,
      );
    return code;
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error;
    stderr.write(`${error.message}\n`);
    return EXIT_FAILED;
  } finally {
    await store.close();
  }
}

/** Returns what `lockFolder` reports to while another run has the folder. */
export const reportWaiting =
  (stderr: OnceOptions['stderr']): LockOptions['onWait'] =>
  (holder) => {
    stderr.write(`Waiting for another run on this folder (${holder}).\n`);
  };
