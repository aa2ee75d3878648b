import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../src/model/site/siteTypes.ts';
import type { Settings } from '../../src/settings.ts';
import { listFiles } from '../build/listFiles.ts';
import { findServerVersion } from '../build/serverVersions.ts';
import { SERVER_DIR } from './loadRenderer.ts';

/** What all pages of a run share. */
interface SharedParts {
  readonly settings: Settings;
  readonly config: SiteConfig;
  /** Whether pages have compressed copies. */
  readonly compress: boolean;
}

/** Returns a hash of what all pages share: the files of the renderer, settings and configuration. */
export async function hashSiteVersion(
  parts: SharedParts,
  serverDir: string = SERVER_DIR,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  const version = await findServerVersion(serverDir);
  for (const name of (await listFiles(version)).sort()) {
    hash.update(`\0${name}\0`).update(await readFile(path.join(version, name)));
  }
  return hash.digest('base64url');
}
