import { mergeSiteChanges, type SiteChanges } from '../bake/feeds/siteFiles.ts';
import {
  type SiteFilePlace,
  updateSiteFiles,
  writeSiteFilesOfStore,
} from '../bake/feeds/updateSiteFiles.ts';
import type { Store } from '../store/openStore.ts';
import type { OpenPublisher } from './openPublisher.ts';
import { type ChangeSpreader, DeliveryFailed } from './spreadChanges.ts';

/** The sitemaps have all pages of the site: they are written so long after a change. */
const DELAY_MS = 10_000;
/** On large sites they are written less often: they take at most this share of the time. */
const MAX_SHARE = 0.05;

/** The sitemaps and the index of the search of a publisher. */
export type PublisherSiteFiles = ReturnType<typeof createSiteFiles>;

export function createSiteFiles(publisher: OpenPublisher) {
  const { isWorkingCopy, place, store, queue, files, log } = publisher;
  let delayMs = DELAY_MS;
  /** The changes of a site in its folder; when they could not be written, they are with the next change. */
  let waiting: SiteChanges | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const report = (err: unknown) =>
    log.error({ event: 'site-files-failed', err }, 'The sitemaps were not written.');

  const noteDuration = (ms: number) => {
    delayMs = Math.max(DELAY_MS, ms / MAX_SHARE);
  };

  /** Writes what waits, never twice at the same time. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const next = writing.then(async () => {
      const changes = waiting;
      if (!changes) return;
      waiting = null;
      try {
        noteDuration(await measure(files.run(() => updateSiteFiles(place, changes, store.pages))));
      } catch (error) {
        waiting = waiting ? mergeSiteChanges(changes, waiting) : changes;
        throw error;
      }
    });
    writing = next.catch(() => {});
    return next;
  }

  return {
    /** Sees to it that they are written with these changes; those of a site on targets have the whole store. */
    add: async (changes: SiteChanges): Promise<void> => {
      if (isWorkingCopy) return queue.addSiteFiles(Math.ceil(delayMs / 1000));
      waiting = waiting ? mergeSiteChanges(waiting, changes) : changes;
      timer ??= setTimeout(() => void flush().catch(report), delayMs);
    },
    /** Writes those of a site on targets when the queue asks for it. */
    work: async (): Promise<void> => {
      if (!isWorkingCopy) return;
      await queue.workSiteFiles(() =>
        writeSharedSiteFiles(place, store, files).then(noteDuration, (error: unknown) => {
          report(error);
          throw error;
        }),
      );
    },
    /** Writes what was added; never rejects. */
    end: (): Promise<void> => flush().catch(report),
  };
}

/** Returns how long work takes (ms). */
async function measure(work: Promise<void>): Promise<number> {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
}

/**
 * Writes and delivers the sitemaps of a site on targets, when the runs that go on have ended. Returns how
 * long that took (ms), without the wait for other publishers, which may be one that was killed. Rejects
 * when they cannot be written, or a target refuses them.
 */
export async function writeSharedSiteFiles(
  place: SiteFilePlace,
  { pages, locks }: Pick<Store, 'pages' | 'locks'>,
  files: ChangeSpreader,
): Promise<number> {
  // Two publishers could deliver them in another order than they read the store.
  return locks.withName('site files', async () => {
    // The runs that go on have ended then.
    await locks.withSite(async () => {});
    return measure(
      files.run(async (changes) => {
        await writeSiteFilesOfStore(place, pages, files.deliveries);
        const problem = await files.deliver(changes);
        if (problem) throw new DeliveryFailed(problem);
      }),
    );
  });
}
