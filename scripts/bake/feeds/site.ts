import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../src/model/site/types.ts';
import { linkTo, matchPath, ROUTES } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import { findBakedPages, formatRef, pagePath } from '../files.ts';
import type { Listing } from '../listing.ts';
import { type PageRef, type PublishedArticle, SPECIAL_ROUTE } from '../types.ts';
import { isMissing, readIfThere, removeWhole, writeWhole } from '../wholeFile.ts';
import {
  type Entry,
  formatIndex,
  formatSitemap,
  MAX_ADDRESSES,
  newsEntry,
  readEntries,
  selectNews,
  siteEntry,
} from './sitemap.ts';

export const SITEMAP = 'sitemap.xml';
export const NEWS_SITEMAP = 'sitemap-news.xml';
const PART = /^sitemap-(\d+)\.xml$/;

export interface SiteFiles {
  readonly outDir: string;
  readonly compress: boolean;
  readonly settings: Settings;
  readonly config: SiteConfig;
  /** Epoch ms. */
  readonly now: number;
}

/** What a run has learnt of the articles of the site. */
export type Learnt =
  /** All that there is. */
  | { readonly kind: 'whole'; readonly listing: Listing }
  /** Of some articles: those that have a page now, and the ids of all that were looked at. */
  | {
      readonly kind: 'some';
      readonly published: readonly PublishedArticle[];
      readonly ids: ReadonlySet<string>;
    };

/**
 * Writes the sitemaps and robots.txt. Only pages that stand are named. A run over some
 * articles, or one that could not read every list, changes what it knows of and keeps the
 * rest. Rejects when a file cannot be written.
 */
export async function writeSiteFiles(files: SiteFiles, learnt: Learnt): Promise<void> {
  const { outDir, settings, config, now } = files;
  const standing = await findBakedPages(outDir);
  const articles = articlesOf(learnt).filter(({ ref }) => standing.has(formatRef(ref)));
  const address = (ref: PageRef) => addressOf(settings, `${pagePath(ref)}.html`);
  const isKept = keepsOf(learnt, settings, standing);

  const site = new Map<string, Entry>();
  const news = new Map<string, Entry>();
  const add = (to: Map<string, Entry>, entry: Entry) => to.set(entry.address, entry);
  add(site, siteEntry(settings.siteUrl + linkTo('home', {}, settings.siteBase), null));
  for (const ref of standing.values()) {
    if (ref.route === 'columnDetail') add(site, siteEntry(address(ref), null));
  }
  for (const { ref, title, publishedAt, changedAt } of articles) {
    add(site, siteEntry(address(ref), changedAt ?? publishedAt));
    if (publishedAt === null || title === '' || ref.route === SPECIAL_ROUTE) continue;
    const siteName = config.siteName || config.appName;
    add(news, newsEntry(address(ref), { title, at: publishedAt }, { siteName, settings }));
  }
  if (isKept) {
    for (const entry of await readSitemap(outDir)) {
      if (!site.has(entry.address) && isKept(entry.address)) add(site, entry);
    }
    for (const entry of readEntries(await readText(outDir, NEWS_SITEMAP))) {
      if (!news.has(entry.address) && isKept(entry.address)) add(news, entry);
    }
  }
  await writeSitemap(files, [...site.values()]);
  const latest = selectNews([...news.values()], now);
  await write(files, NEWS_SITEMAP, formatSitemap(latest, 'news'));
  await write(files, 'robots.txt', formatRobots(settings));
}

function articlesOf(learnt: Learnt): readonly PublishedArticle[] {
  if (learnt.kind === 'some') return learnt.published;
  return [...learnt.listing.articles.values()]
    .filter(({ released, isOwn, leadsOutside }) => released && isOwn && !leadsOutside)
    .map(({ route, columnId, id, ...article }) => ({
      ref: { ...(route && { route }), columnId, id },
      ...article,
    }));
}

/** Which entries of before stay; null when everything is known anew. */
function keepsOf(
  learnt: Learnt,
  { siteUrl, siteBase }: Settings,
  standing: ReadonlyMap<string, PageRef>,
): ((address: string) => boolean) | null {
  if (learnt.kind === 'whole') {
    const { knowsAllColumns, unreadColumns } = learnt.listing;
    if (knowsAllColumns && unreadColumns.size === 0) return null;
  }
  const paths = new Set([...standing.values()].map((ref) => `${siteBase}/${pagePath(ref)}.html`));
  return (address) => {
    if (!address.startsWith(`${siteUrl}${siteBase}/`)) return false;
    const pathname = address.slice(siteUrl.length);
    const match = matchPath(pathname, siteBase);
    if (!match || !paths.has(pathname)) return false;
    const isLookedAt = learnt.kind === 'some' && learnt.ids.has(match.params.id ?? '');
    return !(isLookedAt && ROUTES[match.route].article);
  };
}

/** One file, or an index of as many as the protocol asks for. */
async function writeSitemap(files: SiteFiles, entries: readonly Entry[]): Promise<void> {
  const parts: string[] = [];
  if (entries.length > MAX_ADDRESSES) {
    for (let from = 0; from < entries.length; from += MAX_ADDRESSES) {
      const name = `sitemap-${parts.length + 1}.xml`;
      await write(files, name, formatSitemap(entries.slice(from, from + MAX_ADDRESSES), 'site'));
      parts.push(name);
    }
  }
  const addresses = parts.map((name) => addressOf(files.settings, name));
  const text = parts.length > 0 ? formatIndex(addresses) : formatSitemap(entries, 'site');
  await write(files, SITEMAP, text);
  for (const name of await partsOf(files.outDir)) {
    if (!parts.includes(name)) await removeWhole(path.join(files.outDir, name));
  }
}

async function readSitemap(outDir: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const name of [SITEMAP, ...(await partsOf(outDir))]) {
    entries.push(...readEntries(await readText(outDir, name)));
  }
  return entries;
}

async function partsOf(outDir: string): Promise<string[]> {
  try {
    return (await readdir(outDir)).filter((name) => PART.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Nothing here is kept from search engines; the file says where the sitemaps are. */
const formatRobots = (settings: Settings): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[SITEMAP, NEWS_SITEMAP].map((name) => `Sitemap: ${addressOf(settings, name)}`),
    '',
  ].join('\n');

const addressOf = ({ siteUrl, siteBase }: Settings, file: string): string =>
  `${siteUrl}${siteBase}/${file}`;

const readText = async (outDir: string, name: string): Promise<string> =>
  (await readIfThere(path.join(outDir, name)))?.toString() ?? '';

const write = ({ outDir, compress }: SiteFiles, name: string, text: string) =>
  writeWhole(path.join(outDir, name), text, { compress });
