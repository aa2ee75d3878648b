import { appendFile, cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { walkFiles } from '../../scripts/build/listFiles.ts';
import { addBuild } from '../../scripts/release/addBuild.ts';
import type { Build } from '../../scripts/release/builds.ts';

const WORKER = 'client/worker.js';
const ASSETS = 'client/_astro';
const PARTS = ['client', 'server', 'hosts'];
const IS_TEXT = /\.(?:html|js|mjs|css|json|svg|xml|txt)$/;
/** The part of an asset's name before its type. */
const STEM = /^(.+)(\.[^.]+)$/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Adds a build in which all assets have other names and the worker has other bytes, as after a change of
 * everything. The policies of its templates do not know these names: only its baked pages can be opened.
 */
export async function addRenamedBuild(build: Build, buildsDir: string): Promise<Build> {
  const next = await mkdtemp(path.join(buildsDir, 'next-'));
  for (const part of PARTS)
    await cp(path.join(build.dir, part), path.join(next, part), { recursive: true });
  const names = new Map<string, string>();
  for (const name of await readdir(path.join(next, ASSETS))) {
    names.set(name, name.replace(STEM, '$1-2$2'));
  }
  const known = new RegExp([...names.keys()].map(escapePattern).join('|'), 'g');
  for await (const name of walkFiles(next)) {
    if (!IS_TEXT.test(name)) continue;
    const file = path.join(next, name);
    const text = await readFile(file, 'utf8');
    const renamed = text.replace(known, (one) => names.get(one) ?? one);
    if (renamed !== text) await writeFile(file, renamed);
  }
  for (const [from, to] of names) {
    await rename(path.join(next, ASSETS, from), path.join(next, ASSETS, to));
  }
  await appendFile(path.join(next, WORKER), '\n//next');
  return addBuild(next, buildsDir, { inputs: null });
}
