import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { removeLeftovers } from '../bake/atomicFile.ts';
import { compressPage } from '../bake/compressPage.ts';
import { lockFolder } from '../bake/folderLock.ts';
import { listFiles } from '../build/listFiles.ts';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
import { addBuild, makeNewest, removeIncompleteBuilds } from '../release/addBuild.ts';
import { BUILDS_DIR, type Build, listBuilds } from '../release/builds.ts';
import { isCompressible, mediaType } from '../serve/mediaTypes.ts';
import { forgetCompiledCode } from './compiledCode.ts';
import { ROOT, runCommand } from './runCommand.ts';

/** The inputs of a build, apart from the settings. */
const SOURCES = [
  'src',
  'public',
  'scripts/build',
  'scripts/hosts',
  'scripts/settings.ts',
  'scripts/run/build.ts',
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** The folder of an incomplete build; always the same, because the renderer names it. */
const NEXT = 'next';

/**
 * Astro writes a key for server islands into the renderer, which has none of them. A random key would
 * make every build a different one.
 */
const UNUSED_KEY = Buffer.alloc(32).toString('base64');

export interface BuildOptions {
  /** Writes compressed copies of templates and assets beside them. */
  readonly compress?: boolean;
  readonly buildsDir?: string;
  /** Added to the environment of the build. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the build. */
  readonly signal?: AbortSignal;
}

/**
 * Builds pages, renderer and host files into a folder of their own, where they are the newest build;
 * what is live does not change (`releaseBuild`). Returns null when it failed, after reporting why. A
 * build that is killed leaves a folder that the next one removes.
 */
export async function build(
  settings: Settings,
  { compress = false, buildsDir = BUILDS_DIR, env, signal }: BuildOptions = {},
): Promise<Build | null> {
  const next = path.join(buildsDir, NEXT);
  let unlock = async () => {};
  try {
    unlock = await lockFolder(buildsDir, {
      onWait: (holder) => console.log(`Waiting for another build (${holder}).`),
    });
    await removeLeftovers(buildsDir);
    await removeIncompleteBuilds(buildsDir);
    await forgetCompiledCode();
    const before = await hashInputs(settings, compress);
    const { code } = await runCommand('astro', ['build', '--outDir', path.relative(ROOT, next)], {
      output: 'show',
      env: { ...env, ASTRO_KEY: UNUSED_KEY },
      signal,
    });
    if (code !== 0) return null;
    await writeHostFiles(path.join(next, 'hosts'), settings);
    if (compress) await writeCopies(path.join(next, 'client'));
    const inputs = before === (await hashInputs(settings, compress)) ? before : null;
    return await addBuild(next, buildsDir, { inputs, base: settings.siteBase });
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
    return null;
  } finally {
    await rm(next, { recursive: true, force: true }).finally(unlock);
  }
}

/** Returns the build of these sources and settings as the newest; makes it when there is none. */
export async function ensureBuilt(
  settings: Settings,
  { buildsDir = BUILDS_DIR, ...options }: Omit<BuildOptions, 'compress'> = {},
): Promise<Build | null> {
  const inputs = await hashInputs(settings, false);
  const builds = await listBuilds(buildsDir);
  const earlier = builds.find((one) => one.inputs === inputs);
  if (!earlier) {
    console.log('Building the pages, which takes about half a minute.');
    return build(settings, { buildsDir, ...options });
  }
  if (earlier === builds[0]) {
    console.log('Nothing changed since the last build.');
    return earlier;
  }
  console.log(`An earlier build has the same sources and settings: ${earlier.version}.`);
  return makeNewest(earlier, buildsDir);
}

/** Writes compressed copies of the files of a folder beside them, as small as possible. */
async function writeCopies(folder: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    if (!isCompressible(mediaType(name))) continue;
    const file = path.join(folder, name);
    for (const { ending, bytes } of await compressPage(await readFile(file), { best: true })) {
      await writeFile(file + ending, bytes);
    }
  }
}

/**
 * Returns a hash of everything that a build depends on. It reads in this thread: handing thousands of
 * small files to another one takes twenty times as long.
 */
async function hashInputs(settings: Settings, compress: boolean): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ settings, compress }));
  hash.update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(ROOT, source))) {
      hash.update(`\0${path.relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(name: string): Promise<string[]> {
  if (!existsSync(name)) return [];
  try {
    const entries = await readdir(name, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [name];
    throw error;
  }
}
