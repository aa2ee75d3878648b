import {
  decodeKeptText,
  formatCacheName,
  KEPT_HEADERS,
  KEPT_KINDS,
  type KeptKind,
  type KeptPage,
  listKeptPages,
  parseKeptTime,
} from '../../model/offline/keptPages.ts';
import { readStoredUid } from '../ownKey.ts';

/**
 * Returns the pages that this device keeps, for a list; none where the storage is blocked or
 * missing. The front page is not among them: every page leads to it.
 */
export async function readKeptPages(base: string): Promise<readonly KeptPage[]> {
  try {
    const pages = [...(await readPages(base, 'saved')), ...(await readPages(base, 'read'))];
    return listKeptPages(pages, readStoredUid());
  } catch {
    return [];
  }
}

async function readPages(base: string, kind: KeptKind): Promise<readonly KeptPage[]> {
  const name = formatCacheName(base, kind);
  // Opening a cache creates it.
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async (key) => {
      const headers = (await cache.match(key))?.headers;
      return {
        path: new URL(key.url).pathname,
        title: decodeKeptText(headers?.get(KEPT_HEADERS.title) ?? null),
        at: parseKeptTime(headers?.get(KEPT_HEADERS.at)) ?? 0,
        isSaved: kind === 'saved',
        by: decodeKeptText(headers?.get(KEPT_HEADERS.by) ?? null),
      };
    }),
  );
}

/** Deletes caches; those of all kinds when none are named. Does nothing without the storage. */
export async function deleteKept(
  base: string,
  kinds: readonly KeptKind[] = KEPT_KINDS,
): Promise<void> {
  try {
    await Promise.all(kinds.map((kind) => caches.delete(formatCacheName(base, kind))));
  } catch {
    // Nothing is kept where the storage is blocked.
  }
}

/** Returns how much this site stores on the device, in bytes; null when the browser does not say. */
export async function measureStorage(): Promise<number | null> {
  try {
    const { usage } = await navigator.storage.estimate();
    return usage ?? null;
  } catch {
    return null;
  }
}
