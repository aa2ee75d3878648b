import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type Build,
  buildRecordOf,
  hashBuild,
  listBuilds,
  listVersionFolders,
  readBuild,
  saveBuildRecord,
} from './builds.ts';

interface AddOptions extends Pick<Build, 'inputs'>, Partial<Pick<Build, 'base'>> {
  /** Epoch ms. */
  readonly now?: number;
}

/**
 * Moves a complete folder of `client`, `server` and `hosts` to the builds, where it is the newest.
 * The same files are the same build. A caller that is killed leaves the folder, or the build.
 */
export async function addBuild(
  from: string,
  buildsDir: string,
  { inputs, base = null, now = Date.now() }: AddOptions,
): Promise<Build> {
  const version = await hashBuild(from);
  const dir = path.join(buildsDir, version);
  if (await isWhole(buildsDir, version)) {
    await rm(from, { recursive: true, force: true });
    return makeNewest({ version, dir, inputs, base }, buildsDir, now);
  }
  await removeBuild(dir);
  const builtAt = await findNextTime(buildsDir, now);
  await saveBuildRecord(from, { builtAt, inputs, base });
  await rename(from, dir);
  return { version, dir, builtAt, inputs, base };
}

/** Makes a build the newest and returns it. */
export async function makeNewest(
  build: Omit<Build, 'builtAt'>,
  buildsDir: string,
  now: number = Date.now(),
): Promise<Build> {
  const builtAt = await findNextTime(buildsDir, now);
  await saveBuildRecord(build.dir, { ...build, builtAt });
  return { ...build, builtAt };
}

/** Returns a time after those of all builds, also when the clock has been put back. */
async function findNextTime(buildsDir: string, now: number): Promise<number> {
  const [newest] = await listBuilds(buildsDir);
  return Math.max(now, (newest?.builtAt ?? 0) + 1);
}

/** Returns whether a build is there as it was made. */
async function isWhole(buildsDir: string, version: string): Promise<boolean> {
  const build = await readBuild(buildsDir, version);
  return build !== null && (await hashBuild(build.dir)) === version;
}

/** Removes the folder of a build; a part that a kill leaves does not count as a build. */
export async function removeBuild(dir: string): Promise<void> {
  await rm(buildRecordOf(dir), { force: true });
  await rm(dir, { recursive: true, force: true });
}

/** Removes what removals that were killed have left. */
export async function removeIncompleteBuilds(buildsDir: string): Promise<void> {
  for (const version of await listVersionFolders(buildsDir)) {
    if (!(await readBuild(buildsDir, version))) await removeBuild(path.join(buildsDir, version));
  }
}
