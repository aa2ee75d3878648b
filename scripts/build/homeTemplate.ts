import { copyFile } from 'node:fs/promises';
import path from 'node:path';

/** In the renderer's folder: the front page is baked over its template. */
export const HOME_TEMPLATE = 'home.html';

/** Keeps a copy of the front page's template, for a site that has nothing to show any more. */
export const keepHomeTemplate = (clientDir: string, serverDir: string): Promise<void> =>
  copyFile(path.join(clientDir, 'home.html'), path.join(serverDir, HOME_TEMPLATE));
