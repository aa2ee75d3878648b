import path from 'node:path';
import { BUILDS_DIR } from '../release/builds.ts';
import { CLIENT_DIR } from '../run/localSite.ts';
import { ROOT } from '../run/runCommand.ts';

export interface SiteFolders {
  /** The pages. */
  readonly outDir: string;
  readonly buildsDir: string;
}

/** Returns the folders of a site of `SITES_DIR`; those of the only site for null. */
export function siteFoldersOf(site: string | null): SiteFolders {
  if (site === null) return { outDir: CLIENT_DIR, buildsDir: BUILDS_DIR };
  // Inside of the checkout: the renderer of a build finds its packages there.
  const dir = path.join(ROOT, 'dist', 'sites', site);
  return { outDir: path.join(dir, 'client'), buildsDir: path.join(dir, 'builds') };
}
