import type { Settings } from '../../src/settings.ts';
import { FRONT_PAGES } from '../build/homeTemplate.ts';
import type { Purger } from '../purge/purger.ts';
import type { StoredPurges } from '../store/storedPurges.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';

/** So many addresses are purged before the next ones are read. */
const ADDRESSES_AT_ONCE = 10_000;

interface PurgeTools {
  readonly settings: Settings;
  /** null for a site without a CDN, whose purges do nothing. */
  readonly purger: Purger | null;
  readonly purges: StoredPurges;
  readonly log: PublisherLog;
  readonly onFailure: PublisherMetrics['countFailures'];
}

/** Creates what removes delivered files from the cache of a CDN; what waits is in the database. */
export function createCdnPurges({ settings, purger, purges, log, onFailure }: PurgeTools) {
  const startedAt = Date.now();
  let count = 0;
  let last = Promise.resolve();

  /** Returns whether more may wait that can be purged now. */
  async function purgeSome(): Promise<boolean> {
    if (!purger) return false;
    const noted = await purges.list(ADDRESSES_AT_ONCE);
    if (noted.addresses.length === 0) return false;
    count += 1;
    const reference = `${startedAt}-${process.pid}-${count}`;
    const { purged, failed } = await purger.purge(noted.addresses, reference);
    await purges.remove({ addresses: purged, at: noted.at });
    for (const { addresses: kept, error } of failed) {
      const fields = { event: 'purge-failed', addresses: kept.length, kind: error.kind };
      onFailure('purge', error.kind, kept.length);
      log.error(fields, `The CDN keeps old copies, which are purged later: ${error.message}`);
    }
    return failed.length === 0 && noted.addresses.length === ADDRESSES_AT_ONCE;
  }

  async function purgeAll(): Promise<void> {
    try {
      while (await purgeSome());
    } catch (err) {
      log.error(
        { event: 'purge-failed', err },
        'The CDN keeps old copies, which are purged later.',
      );
    }
  }

  return {
    /** Remembers changed files, before anything says that they were delivered. */
    note: async (names: Iterable<string>): Promise<void> => {
      if (purger) await purges.add(listPurgeAddresses([...names], settings));
    },
    /** Purges what waits, also what an earlier publisher noted or the CDN refused. Never rejects. */
    purge: (): Promise<void> => {
      // One after another: each caller's addresses are purged when its turn ends.
      last = last.then(purgeAll);
      return last;
    },
  };
}

/**
 * Returns the addresses at which readers get these files, each once. Encodings of a file have one
 * address. The front page has several: its files, and the base with and without a slash.
 *
 * @param paths from the folder of the built files, with '/' and without one at their start
 */
export function listPurgeAddresses(
  paths: readonly string[],
  { siteUrl, siteBase }: Pick<Settings, 'siteUrl' | 'siteBase'>,
): string[] {
  const addresses = new Set<string>();
  const add = (path: string) => addresses.add(new URL(`${siteBase}${path}`, siteUrl).href);
  for (const path of paths) {
    if (FRONT_PAGES.includes(path)) for (const name of FRONT_PAGES) add(`/${name}`);
    else add(`/${path}`);
  }
  if (paths.some((path) => FRONT_PAGES.includes(path))) {
    add('');
    add('/');
  }
  return [...addresses];
}
