import { readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  deleteFileWithCopies,
  listNames,
  readFileIfExists,
  removeLeftovers,
  TEMPORARY_NAME,
  writeFileAtomically,
} from '../bake/atomicFile.ts';
import { COMPRESSED_ENDINGS } from '../bake/compressPage.ts';
import { type LockOptions, stateDirOf, withLock } from '../bake/folderLock.ts';
import { loadRenderer, RendererMissing } from '../bake/render/loadRenderer.ts';
import { FRONT_PAGES, readHomeTemplate } from '../build/homeTemplate.ts';
import { listFiles } from '../build/listFiles.ts';
import {
  type Build,
  clientDirOf,
  findChosenBuild,
  hashBuild,
  hostRulesOf,
  listBuilds,
  readLiveVersion,
  saveLiveVersion,
  serverDirOf,
} from './builds.ts';
import { removeOldBuilds } from './oldBuilds.ts';
import {
  ASSETS,
  type BuiltFiles,
  decideReplaced,
  findNamedAssets,
  formatBuiltFiles,
  isAsset,
  parseBuiltFiles,
} from './replacedFiles.ts';

/** The record of the files that releases have put into a folder, beside its lock. */
const recordOf = (outDir: string): string => path.join(stateDirOf(outDir), 'released.json');

/** Returns the folder of the rules for hosts: beside the folder of pages, as those of `dist/client`. */
const hostsDirOf = (outDir: string): string =>
  path.basename(outDir) === 'client'
    ? path.join(path.dirname(outDir), 'hosts')
    : `${path.resolve(outDir)}.hosts`;

interface ReleaseOptions {
  /** The folder that is served. */
  readonly outDir: string;
  readonly buildsDir: string;
  /** Epoch ms. */
  readonly now?: number;
}

/**
 * Puts a build live in a folder, whose lock the caller holds.
 * Baked pages, feeds and older assets stay. Each file is replaced by one rename, and assets are written
 * before pages that name them: a process that is killed at any time leaves a site whose pages have all
 * their assets, and the next call completes it. Of a build that is live already only missing files are
 * written. Rejects with `RendererMissing` when the build is damaged, and when a file cannot be read or
 * written.
 */
export async function releaseBuild(
  build: Build,
  { outDir, buildsDir, now = Date.now() }: ReleaseOptions,
): Promise<void> {
  if ((await readLiveVersion(outDir)) === build.version) await restoreMissing(build, outDir);
  else await replaceFiles(build, { outDir, buildsDir, now });
  await removeOldBuilds(buildsDir, { live: build.version, now });
}

/** Writes the files of the live build that are not in its folder. */
async function restoreMissing(build: Build, outDir: string): Promise<void> {
  for (const [from, to] of [
    [clientDirOf(build), outDir],
    [hostRulesOf(build), hostsDirOf(outDir)],
  ] as const) {
    await copyFiles(from, to, await listMissing(to, await listBuiltFiles(from)));
  }
}

async function replaceFiles(
  build: Build,
  { outDir, buildsDir, now }: Required<ReleaseOptions>,
): Promise<void> {
  if ((await hashBuild(build.dir)) !== build.version) {
    throw new RendererMissing(`The build ${build.dir} is damaged: run 'npm run build' again.`);
  }
  await removeLeftovers(stateDirOf(outDir));
  const from = clientDirOf(build);
  const built = await listBuiltFiles(from);
  const recorded = await readRecord(outDir);
  // Written first, so that the record contains every file of a release that is killed.
  const current = Object.fromEntries(built.map((name) => [name, null]));
  await writeRecord(outDir, { ...recorded, ...current });
  const kept = await listBakedFrontPages(outDir, buildsDir);
  await copyFiles(
    from,
    outDir,
    built.filter((name) => !kept.includes(name)),
  );
  const rules = hostRulesOf(build);
  await copyFiles(rules, hostsDirOf(outDir), await listFiles(rules));
  await writeRecord(outDir, await removeReplaced(outDir, { recorded, built, now }));
  await saveLiveVersion(outDir, build.version);
}

/** Returns the front pages of the folder that are no template of a build: they are baked. */
async function listBakedFrontPages(outDir: string, buildsDir: string): Promise<string[]> {
  const builds = await listBuilds(buildsDir);
  const templates = await Promise.all(builds.map((build) => readHomeTemplate(serverDirOf(build))));
  const baked: string[] = [];
  for (const name of FRONT_PAGES) {
    const current = await readFileIfExists(path.join(outDir, name));
    if (current !== null && !templates.includes(current.toString())) baked.push(name);
  }
  return baked;
}

/** Returns the files of a build without their compressed copies. */
async function listBuiltFiles(folder: string): Promise<string[]> {
  const names = new Set(await listFiles(folder));
  for (const name of names) {
    for (const ending of COMPRESSED_ENDINGS) names.delete(name + ending);
  }
  return [...names];
}

/** Returns those of the names that a folder lacks. Reads only the folders in which they would be. */
async function listMissing(folder: string, names: readonly string[]): Promise<string[]> {
  const existing = new Set<string>();
  for (const below of new Set(names.map((name) => path.posix.dirname(name)))) {
    for (const entry of await listNames(path.join(folder, below))) {
      existing.add(path.posix.join(below, entry));
    }
  }
  return names.filter((name) => !existing.has(name));
}

/** How many files wait for the disk at the same time. */
const FILES_AT_ONCE = 32;

/** Copies files of a build, assets before the pages that name them. */
async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  const folders = new Set(names.map((name) => path.dirname(path.join(to, name))));
  for (const folder of folders) await removeLeftovers(folder);
  for (const isAssets of [true, false]) {
    const group = names.filter((name) => isAsset(name) === isAssets);
    await pLimit(FILES_AT_ONCE).map(group, (name) =>
      copyFile(path.join(from, name), path.join(to, name)),
    );
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const copies = await readCopies(from);
  await writeFileAtomically(to, readFileSync(from), { compress: false, copies });
}

/** Returns the compressed copies that a build has beside a file. */
async function readCopies(file: string) {
  const copies = await Promise.all(
    COMPRESSED_ENDINGS.map(async (ending) => ({
      ending,
      bytes: await readFileIfExists(file + ending),
    })),
  );
  return copies.flatMap(({ ending, bytes }) => (bytes === null ? [] : [{ ending, bytes }]));
}

/** Removes the replaced files that no page needs, and returns the record of the others. */
async function removeReplaced(
  outDir: string,
  release: {
    readonly recorded: BuiltFiles;
    readonly built: readonly string[];
    readonly now: number;
  },
): Promise<BuiltFiles> {
  const existing = (await listFiles(path.join(outDir, ASSETS)))
    .filter((name) => !TEMPORARY_NAME.test(name))
    .map((name) => ASSETS + withoutEnding(name));
  const { obsolete, expired, files } = decideReplaced(release.recorded, { ...release, existing });
  const kept = Object.keys(files).filter((name) => isAsset(name) && !expired.has(name));
  const named = await findNamedAssets(outDir, expired, kept);
  const removed = new Set([...obsolete, ...expired].filter((name) => !named.has(name)));
  for (const name of removed) await deleteFileWithCopies(path.join(outDir, name));
  const left = Object.entries(files).filter(([name]) => !removed.has(name));
  // Readers may have loaded the page that names it just now, so its time starts again.
  return Object.fromEntries(left.map(([name, at]) => [name, named.has(name) ? release.now : at]));
}

/** Returns the name of the file to which a compressed copy belongs. */
function withoutEnding(name: string): string {
  const ending = COMPRESSED_ENDINGS.find((one) => name.endsWith(one)) ?? '';
  return name.slice(0, name.length - ending.length);
}

const readRecord = async (outDir: string): Promise<BuiltFiles> =>
  parseBuiltFiles((await readFileIfExists(recordOf(outDir)))?.toString() ?? '');

const writeRecord = (outDir: string, files: BuiltFiles) =>
  writeFileAtomically(recordOf(outDir), formatBuiltFiles(files), { compress: false });

interface ChosenReleaseOptions {
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
  return withLock(stateDirOf(outDir), lock, async () => {
    // Another one may have been chosen while the lock was not free.
    const build = await findChosenBuild(buildsDir);
    await loadRenderer(serverDirOf(build));
    await releaseBuild(build, { outDir, buildsDir });
    return build;
  });
}
