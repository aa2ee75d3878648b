import { type LockOptions, withFolderLock } from '../bake/folderLock.ts';
import { loadRenderer } from '../bake/render/loadRenderer.ts';
import { type Build, findChosenBuild, serverDirOf } from './builds.ts';
import { readLiveVersion } from './liveBuild.ts';
import { releaseBuild } from './releaseBuild.ts';

export interface ChosenReleaseOptions {
  /** The folder that is served. */
  readonly outDir: string;
  readonly buildsDir: string;
  readonly lock?: LockOptions;
}

/**
 * Puts the chosen build live, unless it is, and returns it. Rejects with `RendererMissing` when there
 * is no build or it cannot render: what is live stays then; and as `lockFolder` does.
 */
export async function releaseChosenBuild({
  outDir,
  buildsDir,
  lock = {},
}: ChosenReleaseOptions): Promise<Build> {
  const chosen = await findChosenBuild(buildsDir);
  if ((await readLiveVersion(outDir)) === chosen.version) return chosen;
  return withFolderLock(outDir, lock, async () => {
    // Another one may have been chosen while the lock was not free.
    const build = await findChosenBuild(buildsDir);
    await loadRenderer(serverDirOf(build));
    await releaseBuild(build, { outDir, buildsDir });
    return build;
  });
}
