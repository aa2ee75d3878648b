import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { ROOT, runCommand } from './command.ts';

/** All that decides what a build gives, beside the settings. */
const SOURCES = [
  'src',
  'public',
  'scripts/build',
  'scripts/settings.ts',
  'scripts/run/build.ts',
  'astro.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = path.join(ROOT, '.cache', 'build');
const RESULTS = ['dist/client/newsDetail.html', 'dist/server', 'dist/hosts'];

/** Builds the pages, the renderer and the host files; false when it failed, and said why. */
export async function build(settings: Settings): Promise<boolean> {
  const stamp = await hashSources(settings);
  await rm(STAMP, { force: true });
  const { code } = await runCommand('astro', ['build'], { output: 'show' });
  if (code !== 0) return false;
  await writeHostFiles(path.join(ROOT, 'dist', 'hosts'), settings);
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, stamp);
  return true;
}

/** Builds unless the last build was made of the same sources and settings. */
export async function ensureBuilt(settings: Settings): Promise<boolean> {
  const last = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  const complete = RESULTS.every((name) => existsSync(path.join(ROOT, name)));
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
