import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
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
  const names = new Map<string, string>();
  for (const name of await readdir(path.join(build.dir, ASSETS))) {
    names.set(name, name.replace(STEM, '$1-2$2'));
  }
  const known = new RegExp([...names.keys()].map(escapePattern).join('|'), 'g');
  const rename = (text: string) => text.replace(known, (one) => names.get(one) ?? one);
  for await (const name of walkFiles(build.dir)) {
    if (!PARTS.some((part) => name.startsWith(`${part}/`))) continue;
    const from = path.join(build.dir, name);
    const to = path.join(next, name.startsWith(`${ASSETS}/`) ? rename(name) : name);
    await mkdir(path.dirname(to), { recursive: true });
    const text = IS_TEXT.test(name) ? await readFile(from, 'utf8') : '';
    const changed = name === WORKER ? `${rename(text)}\n//next` : rename(text);
    // What stays the same is not copied.
    await (changed === text ? link(from, to) : writeFile(to, changed));
  }
  return addBuild(next, buildsDir, { inputs: null });
}
