import { getConfig } from '../../../src/api/calls/config.ts';
import type { Settings } from '../../../src/settings.ts';
import { createBakeClient } from '../bakeClient.ts';
import { lockFolder, stateDirOf } from '../folderLock.ts';
import { planSitemaps, type SiteChanges, writeSiteFiles } from './siteFiles.ts';

/**
 * Writes the changes of runs that left the sitemaps to their caller. Rejects when the configuration
 * cannot be fetched or a file cannot be written.
 */
export async function updateSiteFiles(
  {
    settings,
    outDir,
    compress,
  }: { readonly settings: Settings; readonly outDir: string; readonly compress: boolean },
  changes: SiteChanges,
): Promise<void> {
  const config = await getConfig(createBakeClient(settings));
  if (!config.ok) throw new Error(`${config.error.call}: ${config.error.message}`);
  const files = { outDir, compress, settings, config: config.value, now: Date.now() };
  const unlock = await lockFolder(stateDirOf(outDir));
  try {
    await writeSiteFiles(files, await planSitemaps(files, changes));
  } finally {
    await unlock();
  }
}
