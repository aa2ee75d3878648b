import path from 'node:path';
import { readFileIfExists, writeFileAtomically } from '../bake/atomicFile.ts';
import { stateDirOf } from '../bake/folderLock.ts';
import { type Build, readBuild } from './builds.ts';

/** The file that names the build which is live in a folder of pages; written when all of it is. */
const fileOf = (outDir: string): string => path.join(stateDirOf(outDir), 'live');

/** Returns the version that is live in a folder of pages; null before the first release. */
export async function readLiveVersion(outDir: string): Promise<string | null> {
  return (await readFileIfExists(fileOf(outDir)))?.toString().trim() || null;
}

export async function saveLiveVersion(outDir: string, version: string): Promise<void> {
  await writeFileAtomically(fileOf(outDir), version, { compress: false });
}

/** Returns the build that is live in a folder of pages; null when there is none. */
export async function findLiveBuild(outDir: string, buildsDir: string): Promise<Build | null> {
  const version = await readLiveVersion(outDir);
  return version === null ? null : readBuild(buildsDir, version);
}
