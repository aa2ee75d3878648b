import path from 'node:path';
import { BUILDS_DIR } from '../release/builds.ts';
import { ROOT } from '../run/runCommand.ts';

const DIST = path.join(ROOT, 'dist');

export interface SiteFolders {
  /** The pages. */
  readonly outDir: string;
  readonly buildsDir: string;
}

/** Returns the folders of a site of `SITES_DIR`; those of the only site for null. */
export function siteFoldersOf(site: string | null): SiteFolders {
  if (site === null) return { outDir: path.join(DIST, 'client'), buildsDir: BUILDS_DIR };
  // Inside of the checkout: the renderer of a build finds its packages there.
  const dir = path.join(DIST, 'sites', site);
  return { outDir: path.join(dir, 'client'), buildsDir: path.join(dir, 'builds') };
}
