import path from 'node:path';
import { LANG_OF } from '../../../src/i18n/translate.ts';
import type { Settings } from '../../../src/settings.ts';
import { toSiteTime } from '../../siteTime.ts';
import { readFileIfExists, writeFileAtomically } from '../atomicFile.ts';
import { formatRef, type PageRef } from '../pageRef.ts';
import { element, formatXml } from './xml.ts';

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

export interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** Address from the root of this host, or a whole address of another site. */
  readonly link: string;
  /** The article's own address on this host, which never changes. */
  readonly guid: string;
  /** Epoch ms, null when unknown. */
  readonly publishedAt: number | null;
  /** Name of the column. */
  readonly category: string;
  /** Address of an image; '' for none. */
  readonly image: string;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page whose rows it has, from the root of this host. */
  readonly address: string;
  /** Its own address, from the root of this host. */
  readonly self: string;
  readonly items: readonly FeedItem[];
  readonly settings: Settings;
}

/** Returns a feed as RSS 2.0: with whole addresses, and dates as in RFC 822. */
export function formatRss({ title, description, address, self, items, settings }: Feed): string {
  const toWholeAddress = (link: string) => new URL(link, settings.siteUrl).href;
  const rows = items.map(({ link, guid, publishedAt, category, image, ...item }) =>
    element('item', [
      element('title', item.title),
      element('link', toWholeAddress(link)),
      element('guid', toWholeAddress(guid), link === guid ? {} : { isPermaLink: 'false' }),
      publishedAt === null ? null : element('pubDate', formatDate(publishedAt, settings)),
      category === '' ? null : element('category', category),
      item.description === '' ? null : element('description', item.description),
      image === ''
        ? null
        : element('media:content', [], { url: toWholeAddress(image), medium: 'image' }),
    ]),
  );
  const channel = element('channel', [
    element('title', title),
    element('link', toWholeAddress(address)),
    // The format requires a description.
    element('description', description || title),
    element('language', LANG_OF[settings.defaultLocale]),
    element('atom:link', [], {
      href: toWholeAddress(self),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...rows,
  ]);
  return formatXml(
    element('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    }),
  );
}

const formatDate = (at: number, { timeZone }: Settings): string =>
  toSiteTime(at, timeZone).format('ddd, DD MMM YYYY HH:mm:ss ZZ');
