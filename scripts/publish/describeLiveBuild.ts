import { listBuilds, readPin } from '../release/builds.ts';
import { readLiveVersion } from '../release/liveBuild.ts';
import type { LiveBuild } from './publisherStatus.ts';

/** Returns what is live in a folder of pages; null before the first release. */
export async function describeLiveBuild(
  outDir: string,
  buildsDir: string,
): Promise<LiveBuild | null> {
  const [version, pinned, builds] = await Promise.all([
    readLiveVersion(outDir),
    readPin(buildsDir),
    listBuilds(buildsDir),
  ]);
  if (version === null) return null;
  const builtAt = builds.find((build) => build.version === version)?.builtAt ?? null;
  return {
    version,
    builtAt,
    isPinned: version === pinned,
    isNewest: version === builds[0]?.version,
  };
}
