import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../bake/wholeFile.ts';

/** In the renderer's folder: the front page is baked over its template. */
export const HOME_TEMPLATE = 'home.html';

/** Both are addresses of the front page; the bare base is answered with the first. */
export const FRONT_PAGES: readonly string[] = [HOME_TEMPLATE, 'index.html'];

/** Keeps a copy of the front page's template, for a site that has nothing to show any more. */
export const keepHomeTemplate = (clientDir: string, serverDir: string): Promise<void> =>
  copyFile(path.join(clientDir, HOME_TEMPLATE), path.join(serverDir, HOME_TEMPLATE));

/** Returns the templates of the front page of all builds in `dist/server`. */
export async function readHomeTemplates(serverDir: string): Promise<Buffer[]> {
  const entries = await readdir(serverDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const templates = await Promise.all(
    // '': a build older than versions.
    ['', ...folders].map((folder) => readFileIfExists(path.join(serverDir, folder, HOME_TEMPLATE))),
  );
  return templates.filter((template) => template !== null);
}
