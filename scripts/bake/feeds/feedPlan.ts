import path from 'node:path';
import type { Settings } from '../../../src/settings.ts';
import { readFileIfExists, writeFileAtomically } from '../atomicFile.ts';
import { formatRef, type PageRef } from '../pageRef.ts';
import { type FeedItem, formatRss } from './rss.ts';

/** Feed readers fetch the whole feed again and again: it stays small. */
const MAX_ITEMS = 30;

/** A row of a list that may become an item of its feed. */
export interface FeedCandidate {
  /** Its page; null where the item links to another site and needs none. */
  readonly page: PageRef | null;
  readonly item: FeedItem;
}

/** The feed of a list. It is written at the end of a run, when all pages have been written. */
export interface FeedPlan {
  /** Below the base. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The address of the list's own page, from the root of this host. */
  readonly address: string;
  /** Newest first. */
  readonly candidates: readonly FeedCandidate[];
}

/** Returns the items of a feed whose pages are among the existing ones (by `formatRef`). */
export const selectItems = (
  { candidates }: FeedPlan,
  existing: { readonly has: (page: string) => boolean },
): FeedItem[] =>
  candidates
    .filter(({ page }) => page === null || existing.has(formatRef(page)))
    .slice(0, MAX_ITEMS)
    .map(({ item }) => item);

/** Writes the feed. Rejects when the file cannot be written. */
export async function writeFeed(
  { file, title, description, address }: FeedPlan,
  items: readonly FeedItem[],
  {
    outDir,
    settings,
    compress,
  }: { readonly outDir: string; readonly settings: Settings; readonly compress: boolean },
): Promise<void> {
  const self = `${settings.siteBase}/${file}`;
  const feed = formatRss({ title, description, address, self, items, settings });
  await writeFileAtomically(path.join(outDir, file), feed, { compress });
}

/** Returns whether the existing feed has items; false when there is no feed. */
export async function hasItems(outDir: string, file: string): Promise<boolean> {
  return (await readFileIfExists(path.join(outDir, file)))?.includes('<item>') ?? false;
}
