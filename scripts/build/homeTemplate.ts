import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../bake/atomicFile.ts';

/** File in the renderer's folder, because the baked front page overwrites its template. */
export const HOME_TEMPLATE = 'home.html';

/** The two addresses of the front page; the bare base is answered with the first. */
export const FRONT_PAGES: readonly string[] = [HOME_TEMPLATE, 'index.html'];

/**
 * Keeps a copy of the front page's template, for a site whose front page can no longer be baked.
 */
export const keepHomeTemplate = (clientDir: string, serverDir: string): Promise<void> =>
  copyFile(path.join(clientDir, HOME_TEMPLATE), path.join(serverDir, HOME_TEMPLATE));

/** Returns the template of the front page that a renderer keeps; null when it has none. */
export async function readHomeTemplate(serverDir: string): Promise<string | null> {
  return (await readFileIfExists(path.join(serverDir, HOME_TEMPLATE)))?.toString() ?? null;
}
