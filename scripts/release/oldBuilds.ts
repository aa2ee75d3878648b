import { DAY_MS } from '../../src/model/durations.ts';
import { FolderLocked, withLock } from '../bake/folderLock.ts';
import { removeBuild } from './addBuild.ts';
import { type Build, listBuilds, readPin } from './builds.ts';

/** So many of the newest builds are kept, to roll back to. */
export const KEPT_BUILDS = 5;
/** A build is kept for so long, in ms. */
export const KEEP_BUILD_MS = 30 * DAY_MS;

/**
 * Returns the builds to remove: older than `KEEP_BUILD_MS`, not among the `KEPT_BUILDS` newest, and
 * neither live nor pinned.
 */
export function decideOldBuilds(
  builds: readonly Build[],
  rule: { readonly live: string; readonly pinned: string | null; readonly now: number },
): readonly Build[] {
  const { live, pinned, now } = rule;
  return [...builds]
    .sort((a, b) => b.builtAt - a.builtAt)
    .slice(KEPT_BUILDS)
    .filter(({ version }) => version !== live && version !== pinned)
    .filter(({ builtAt }) => now - builtAt > KEEP_BUILD_MS);
}

/**
 * Removes old builds, unless a build is being made: the next release does it then. To be called
 * with the lock of the folder in which `live` is live, so that no run there has an older renderer.
 */
export async function removeOldBuilds(
  buildsDir: string,
  rule: { readonly live: string; readonly now: number },
): Promise<void> {
  const pinned = await readPin(buildsDir);
  const old = decideOldBuilds(await listBuilds(buildsDir), { ...rule, pinned });
  if (old.length === 0) return;
  const removeOld = async () => {
    for (const { dir } of old) await removeBuild(dir);
  };
  await withLock(buildsDir, { waitMs: 0 }, removeOld).catch((error: unknown) => {
    if (!(error instanceof FolderLocked)) throw error;
  });
}
