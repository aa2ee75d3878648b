import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { decideLastModified } from '../../../src/model/article/edited.ts';
import type { SiteConfig } from '../../../src/model/site/types.ts';
import { linkTo, matchPath, ROUTES } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import { formatRef, pagePath } from '../files.ts';
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
export interface Learnt {
  /** Articles that have a page now. */
  readonly published: readonly PublishedArticle[];
  /** The lists of the whole site; null for a run over a part of it. */
  readonly listing: Listing | null;
  /** Ids of all articles that were fetched. */
  readonly ids: ReadonlySet<string>;
}

/** The sitemaps of the pages that exist. */
export interface Sitemaps {
  readonly site: readonly Entry[];
  readonly news: readonly Entry[];
}

/**
 * The sitemaps of a site with these pages (by `formatRef`). An address that was in the
 * sitemap stays in it as long as its page exists, whatever the lists of this run held.
 */
export async function planSitemaps(
  { outDir, settings, config, now }: SiteFiles,
  learnt: Learnt,
  existing: ReadonlyMap<string, PageRef>,
): Promise<Sitemaps> {
  const articles = articlesOf(learnt).filter(({ ref }) => existing.has(formatRef(ref)));
  const address = (ref: PageRef) => addressOf(settings, `${pagePath(ref)}.html`);
  const isKept = keepsOf(learnt, articles, settings, existing);

  const site = new Map<string, Entry>();
  const news = new Map<string, Entry>();
  const add = (to: Map<string, Entry>, entry: Entry) => to.set(entry.address, entry);
  add(site, homeEntry(settings));
  for (const ref of existing.values()) {
    if (ref.route === 'columnDetail') add(site, siteEntry(address(ref), null));
  }
  for (const { ref, title, publishedAt, changedAt } of articles) {
    const lastModified = decideLastModified({ publishedAt, changedAt }, now);
    add(site, siteEntry(address(ref), lastModified));
    if (publishedAt === null || title === '' || ref.route === SPECIAL_ROUTE) continue;
    const siteName = config.siteName || config.appName;
    add(news, newsEntry(address(ref), { title, at: publishedAt }, { siteName, settings }));
  }
  for (const entry of await readSitemap(outDir)) {
    if (!site.has(entry.address) && isKept(entry.address)) add(site, entry);
  }
  for (const entry of readEntries(await readText(outDir, NEWS_SITEMAP))) {
    if (!news.has(entry.address) && isKept(entry.address)) add(news, entry);
  }
  return { site: [...site.values()], news: selectNews([...news.values()], now) };
}

/** Whether the existing sitemap has addresses beside the front page's, and the new one none. */
export async function emptiesSitemap(files: SiteFiles, { site }: Sitemaps): Promise<boolean> {
  const home = homeEntry(files.settings).address;
  const isMore = (entry: Entry) => entry.address !== home;
  return !site.some(isMore) && (await readSitemap(files.outDir)).some(isMore);
}

/** Writes the sitemaps and robots.txt. Rejects when a file cannot be written. */
export async function writeSiteFiles(files: SiteFiles, { site, news }: Sitemaps): Promise<void> {
  await writeSitemap(files, site);
  await write(files, NEWS_SITEMAP, formatSitemap(news, 'news'));
  await write(files, 'robots.txt', formatRobots(files.settings));
}

const homeEntry = ({ siteUrl, siteBase }: Settings): Entry =>
  siteEntry(siteUrl + linkTo('home', {}, siteBase), null);

/**
 * Each article once: as the lists describe it, else as its own answer does. Of its changes the
 * last one counts, because not every list has them.
 */
function articlesOf({ listing, published }: Learnt): readonly PublishedArticle[] {
  if (!listing) return published;
  const listed = [...listing.articles.values()];
  const ids = new Set(listed.map(({ id }) => id));
  const changes = new Map(published.map(({ ref, changedAt }) => [ref.id, changedAt]));
  return [
    ...listed
      .filter(({ isOwn, leadsOutside }) => isOwn && !leadsOutside)
      .map(({ route, columnId, id, ...article }) => ({
        ref: { ...(route && { route }), columnId, id },
        ...article,
        changedAt: Math.max(article.changedAt ?? 0, changes.get(id) ?? 0) || null,
      })),
    ...published.filter(({ ref }) => !ids.has(ref.id)),
  ];
}

/**
 * Which addresses of the existing sitemap stay: those of pages that exist, unless this run
 * knows another address of the same article, or fetched it and found no page for it.
 */
function keepsOf(
  { listing, ids }: Learnt,
  articles: readonly PublishedArticle[],
  { siteUrl, siteBase }: Settings,
  existing: ReadonlyMap<string, PageRef>,
): (address: string) => boolean {
  const paths = new Set([...existing.values()].map((ref) => `${siteBase}/${pagePath(ref)}.html`));
  const known = new Set(articles.map(({ ref }) => ref.id));
  if (!listing) for (const id of ids) known.add(id);
  for (const { id, leadsOutside } of listing?.articles.values() ?? []) {
    if (leadsOutside) known.add(id);
  }
  return (address) => {
    if (!address.startsWith(`${siteUrl}${siteBase}/`)) return false;
    const pathname = address.slice(siteUrl.length);
    const match = matchPath(pathname, siteBase);
    if (!match || !paths.has(pathname)) return false;
    return !(ROUTES[match.route].article && known.has(match.params.id ?? ''));
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
