import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { readHomeTemplate } from '../bake/loadRenderer.ts';
import { FRONT_PAGES } from '../build/homeTemplate.ts';
import { withSettings } from '../build/withSettings.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Folders of baked pages in the build. */
const BAKED = new Set(ROUTE_NAMES.map((name) => path.join(CLIENT_DIR, routeFile(ROUTES[name]))));
/** Copies of templates that the bake compressed; they would have the build's settings. */
const COMPRESSED = /\.html\.(?:br|gz)$/;

/** Copies the build without baked pages; its templates, the front page's too, have other settings. */
export async function copyTemplates(
  to: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const filter = (source: string) => !BAKED.has(source) && !COMPRESSED.test(source);
  await cp(CLIENT_DIR, to, { recursive: true, filter });
  const home = await readHomeTemplate();
  if (home !== null) {
    for (const name of FRONT_PAGES) await writeFile(path.join(to, name), home);
  }
  for (const name of await readdir(to)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(to, name);
    await writeFile(file, withSettings(await readFile(file, 'utf8'), changes));
  }
}
