import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { lockFolder, stateDirOf } from '../bake/folderLock.ts';
import { isRunning } from '../bake/isRunning.ts';
import { removeLeftovers } from '../bake/leftovers.ts';
import { type InstallOptions, installBuild } from '../build/installBuild.ts';
import { writeHostFiles } from '../hosts/writeHostFiles.ts';
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
const STAMP = path.join(ROOT, '.cache', 'build');
const DIST = path.join(ROOT, 'dist');
const RESULTS = ['client/newsDetail.html', 'server/current', 'hosts'];

/** Folder of an incomplete build; its name ends with the process id. */
const NEXT = /^next-(\d+)$/;

/**
 * Builds the pages, the renderer and the host files in a separate folder and installs them
 * when they are complete. Returns false when it failed, after reporting why; the previous
 * build then stays installed.
 */
export async function build(
  settings: Settings,
  options: Pick<InstallOptions, 'compress'> = {},
): Promise<boolean> {
  const stamp = await hashSources(settings);
  await removeEndedBuilds();
  const next = path.join(DIST, `next-${process.pid}`);
  try {
    const { code } = await runCommand('astro', ['build', '--outDir', path.relative(ROOT, next)], {
      output: 'show',
    });
    if (code !== 0) return false;
    await writeHostFiles(path.join(next, 'hosts'), settings);
    // During the installation the folder contains neither the previous nor this build.
    await rm(STAMP, { force: true });
    const unlock = await lockFolder(stateDirOf(path.join(DIST, 'client')), {
      onWait: (holder) => console.log(`Waiting for a run on this folder (${holder}).`),
    });
    try {
      await installBuild(next, DIST, options);
    } finally {
      await unlock();
    }
    await mkdir(path.dirname(STAMP), { recursive: true });
    await writeFile(STAMP, stamp);
    return true;
  } catch (error) {
    console.error(`The build was not installed: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Removes folders of killed builds from `dist`. */
async function removeEndedBuilds(): Promise<void> {
  await mkdir(DIST, { recursive: true });
  await removeLeftovers(DIST);
  for (const name of await readdir(DIST)) {
    const pid = NEXT.exec(name)?.[1];
    const isEnded = pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
    if (isEnded) await rm(path.join(DIST, name), { recursive: true, force: true });
  }
}

/** Builds unless the last build had the same sources and settings; false when it failed. */
export async function ensureBuilt(settings: Settings): Promise<boolean> {
  const last = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  const complete = RESULTS.every((name) => existsSync(path.join(DIST, name)));
  if (complete && last === (await hashSources(settings))) {
    console.log('Nothing changed since the last build.');
    return true;
  }
  console.log('Building the pages.');
  return build(settings);
}

async function hashSources(settings: Settings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(ROOT, source))) {
      hash.update(`\0${path.relative(ROOT, file)}\0`).update(await readFile(file));
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
