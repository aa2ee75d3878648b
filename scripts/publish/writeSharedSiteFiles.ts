import { type SiteFilePlace, writeSiteFilesOfStore } from '../bake/feeds/updateSiteFiles.ts';
import type { Store } from '../store/openStore.ts';
import { type ChangeSpreader, DeliveryFailed } from './spreadChanges.ts';

/**
 * Writes and delivers the sitemaps of a site on targets, when the runs that go on have ended. Rejects
 * when they cannot be written, or a target refuses them.
 */
export async function writeSharedSiteFiles(
  place: SiteFilePlace,
  { pages, locks }: Pick<Store, 'pages' | 'locks'>,
  files: ChangeSpreader,
): Promise<void> {
  // Two publishers could deliver them in another order than they read the store.
  const unlock = await locks.lockName('site files');
  try {
    const endRuns = await locks.lockSite();
    await endRuns();
    await files.run(async (changes) => {
      await writeSiteFilesOfStore(place, pages, files.deliveries);
      const problem = await files.deliver(changes);
      if (problem) throw new DeliveryFailed(problem);
    });
  } finally {
    await unlock();
  }
}
