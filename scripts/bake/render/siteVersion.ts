import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import type { Settings } from '../../../src/settings.ts';
import { listFiles } from '../../build/listFiles.ts';

/** What all pages of a run share. */
interface SharedParts {
  readonly settings: Settings;
  readonly config: SiteConfig;
  /** Whether pages have compressed copies. */
  readonly compress: boolean;
}

/** Hashes of renderers, by their folder, which never changes. */
const renderers = new Map<string, Promise<string>>();

/** Returns a hash of what all pages share: the files of the renderer, settings and configuration. */
export async function hashSiteVersion(parts: SharedParts, serverDir: string): Promise<string> {
  const renderer = await hashRenderer(serverDir);
  return createHash('sha256').update(renderer).update(JSON.stringify(parts)).digest('base64url');
}

function hashRenderer(folder: string): Promise<string> {
  const known = renderers.get(folder);
  if (known) return known;
  const hash = hashFolder(folder);
  renderers.set(folder, hash);
  hash.catch(() => renderers.delete(folder));
  return hash;
}

/** Returns a hash of the names and contents of all files of a folder. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await listFiles(folder)).sort()) {
    hash.update(`\0${name}\0`).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('base64url');
}
