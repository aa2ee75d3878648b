import path from 'node:path';
import { getConfig } from '../../../src/api/calls/config.ts';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import { SEARCH_INDEX, type SearchEntry } from '../../../src/model/search/searchIndex.ts';
import type { Settings } from '../../../src/settings.ts';
import { listTrustedOrigins } from '../../network/networkSettings.ts';
import type { StoredDeliveries } from '../../store/storedDeliveries.ts';
import type { SearchablePage, StoredPages } from '../../store/storedPages.ts';
import { writeFileAtomically } from '../atomicFile.ts';
import { stateDirOf, withLock } from '../folderLock.ts';
import { createBakeClient } from '../load/bakeClient.ts';
import { formatRef, pagePath } from '../pageRef.ts';
import type { SharedTokens } from '../session/sharedTokens.ts';
import { partFile, planSitemaps, type SiteChanges, writeSiteFiles } from './siteFiles.ts';

/** Targets are searched for so many files of a sitemap: 50 million addresses. */
const MAX_PARTS = 1_000;

/** The site whose sitemaps are written, and its folder. */
export interface SiteFilePlace {
  readonly settings: Settings;
  readonly outDir: string;
  readonly compress: boolean;
  readonly tokens: SharedTokens;
  /** Of `IMAGE_ORIGINS`. */
  readonly imageOrigins?: readonly string[] | undefined;
}

/**
 * Writes the changes of runs that left the sitemaps to their caller. Rejects when the configuration
 * cannot be fetched or a file cannot be written.
 */
export const updateSiteFiles = (
  place: SiteFilePlace,
  changes: SiteChanges,
  pages: Pick<StoredPages, 'listSearchable'>,
): Promise<void> => write(place, changes, { pages, formerParts: null });

/**
 * Writes the sitemaps of a site whose pages are on targets, from what the store knows. Rejects as
 * `updateSiteFiles` does.
 *
 * @param deliveries what the targets have
 */
export async function writeSiteFilesOfStore(
  place: SiteFilePlace,
  pages: Pick<StoredPages, 'load' | 'listSearchable'>,
  deliveries: readonly Pick<StoredDeliveries, 'load'>[],
): Promise<void> {
  const names = Array.from({ length: MAX_PARTS }, (_, index) => partFile(index + 1));
  const parts = new Set<string>();
  for (const target of deliveries) for (const [name] of await target.load(names)) parts.add(name);
  const stored = await pages.load(null);
  const changes: SiteChanges = {
    listing: null,
    published: [...stored].flatMap(([name, { published }]) =>
      published && formatRef(published.ref) === name ? published : [],
    ),
    ids: new Set(),
    pages: new Map([...stored].map(([name, { ref }]) => [name, ref])),
    isWhole: true,
    removed: new Set(),
  };
  await write(place, changes, { pages, formerParts: [...parts] });
}

async function write(
  { settings, outDir, compress, tokens, imageOrigins }: SiteFilePlace,
  changes: SiteChanges,
  {
    pages,
    formerParts,
  }: {
    readonly pages: Pick<StoredPages, 'listSearchable'>;
    readonly formerParts: readonly string[] | null;
  },
): Promise<void> {
  const client = createBakeClient(settings, { tokens });
  const config = await getConfig(client);
  if (!config.ok) throw new Error(`${config.error.call}: ${config.error.message}`);
  const trustedOrigins = listTrustedOrigins(settings, imageOrigins);
  const access = { headersFor: client.headersFor, trustedOrigins };
  const shared = { settings, outDir, compress, config: config.value, access, now: Date.now() };
  const files = { ...shared, ...(formerParts && { formerParts }) };
  await withLock(stateDirOf(outDir), {}, async () => {
    await writeSiteFiles(files, await planSitemaps(files, changes));
    await writeSearchIndex(files, pages);
  });
}

/** Bounds of a file that a reader loads with the first key: other pages, and the newest articles. */
const LIMITS = { others: 1_000, articles: 2_000 };
const MAX_TITLE_LENGTH = 80;

const toEntry = ({ ref, title }: SearchablePage): SearchEntry => ({
  path: `${pagePath(ref)}.html`,
  title: cutCharacters(title, MAX_TITLE_LENGTH),
  kind: ref.route,
});

/**
 * Writes the index that readers search where the content server has no search. Rejects when the file
 * cannot be written.
 */
export async function writeSearchIndex(
  { outDir, compress }: { readonly outDir: string; readonly compress: boolean },
  pages: Pick<StoredPages, 'listSearchable'>,
): Promise<void> {
  const entries = (await pages.listSearchable(LIMITS)).map(toEntry);
  const rows = entries.map(({ path: at, title, kind }) => [at, title, kind]);
  await writeFileAtomically(path.join(outDir, SEARCH_INDEX), JSON.stringify({ entries: rows }), {
    compress,
  });
}
