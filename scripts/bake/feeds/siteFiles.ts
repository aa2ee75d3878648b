import path from 'node:path';
import { decideLastModified } from '../../../src/model/article/metadata.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import {
  type BakeableRoute,
  linkTo,
  matchPath,
  ROUTES,
  type RouteName,
  type RouteRow,
} from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import type { FileAccess } from '../../network/fetchFile.ts';
import type { PublishedArticle } from '../../store/storedPages.ts';
import {
  deleteFileWithCopies,
  listNames,
  readFileIfExists,
  writeFileAtomically,
} from '../atomicFile.ts';
import { writeInstallFiles } from '../install/writeInstallFiles.ts';
import { formatRef, type PageRef, pagePath, replacesTemplate } from '../pageRef.ts';
import { PAGE_KINDS } from '../pages/pageKinds.ts';
import type { Listing } from '../plan/listArticles.ts';
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

/** Returns the name of a part of a sitemap with more addresses than one file may have. */
export const partFile = (number: number): string => `sitemap-${number}.xml`;

export interface SiteFiles {
  readonly outDir: string;
  readonly compress: boolean;
  readonly settings: Settings;
  readonly config: SiteConfig;
  /**
   * The parts of the sitemap that the targets have, where the folder is a working copy: its sitemaps
   * may be old, and are not read.
   */
  readonly formerParts?: readonly string[];
  /** How the logo of the site is requested. */
  readonly access: FileAccess;
  /** Epoch ms. */
  readonly now: number;
}

/** What a run found out about the articles of the site. */
export interface FoundArticles {
  /** Articles that have a page now. */
  readonly published: readonly PublishedArticle[];
  /** The lists of the whole site; null for a run over a part of it. */
  readonly listing: Listing | null;
  /** Ids of all articles that the run had jobs for. */
  readonly ids: ReadonlySet<string>;
}

/** What a run found out about the articles of the site, and which pages exist now. */
export interface SiteChanges extends FoundArticles {
  /** Existing pages by `formatRef`: all, or those around a run over named pages. */
  readonly pages: ReadonlyMap<string, PageRef>;
  /** Whether `pages` has all pages; otherwise a page exists that is not in `removed`. */
  readonly isWhole: boolean;
  /** Names of removed pages. */
  readonly removed: ReadonlySet<string>;
}

/** Returns the changes of two runs, one after the other, as those of one. */
export function mergeSiteChanges(first: SiteChanges, second: SiteChanges): SiteChanges {
  const published = [...first.published, ...second.published];
  const pages = new Map([...(second.isWhole ? [] : first.pages), ...second.pages]);
  for (const name of second.removed) pages.delete(name);
  return {
    published: [...new Map(published.map((one) => [formatRef(one.ref), one])).values()],
    listing: second.listing ?? first.listing,
    ids: new Set([...first.ids, ...second.ids]),
    pages,
    isWhole: first.isWhole || second.isWhole,
    removed: new Set([...first.removed, ...second.removed].filter((name) => !pages.has(name))),
  };
}

/** The sitemaps of the pages that exist. */
export interface Sitemaps {
  readonly site: readonly Entry[];
  readonly news: readonly Entry[];
}

/**
 * Returns the sitemaps of a site with these pages. An address that was in the
 * sitemap stays in it as long as its page exists, even when no list of this run has the article; so does a
 * time that this run does not know.
 */
export async function planSitemaps(
  { outDir, settings, config, formerParts, now }: SiteFiles,
  changes: SiteChanges,
): Promise<Sitemaps> {
  const { pages } = changes;
  const articles = listPublished(changes).filter(({ ref }) => pages.has(formatRef(ref)));
  const address = (ref: PageRef) => wholeAddress(settings, `${pagePath(ref)}.html`);
  const isKept = createKeepRule(changes, articles, settings);

  const site = new Map<string, Entry>();
  const news = new Map<string, Entry>();
  const add = (to: Map<string, Entry>, entry: Entry) => to.set(entry.address, entry);
  for (const entry of fixedEntries(settings)) add(site, entry);
  for (const ref of pages.values()) {
    if (hasEntry(ref)) add(site, siteEntry(address(ref), null, settings));
  }
  for (const { ref, title, publishedAt, changedAt } of articles) {
    const lastModified = decideLastModified({ publishedAt, changedAt }, now);
    add(site, siteEntry(address(ref), lastModified, settings));
    if (publishedAt === null || title === '' || ref.route === 'specDetail') continue;
    const siteName = config.siteName || config.appName;
    add(news, newsEntry(address(ref), { title, at: publishedAt }, { siteName, settings }));
  }
  const isFolderRead = formerParts === undefined;
  for (const entry of isFolderRead ? await readSitemap(outDir) : []) {
    const planned = site.get(entry.address);
    // The answer of a broadcast has no time of its own, the row of its list has one.
    if (planned ? planned.at === null : isKept(entry.address)) add(site, entry);
  }
  for (const entry of isFolderRead ? readEntries(await readText(outDir, NEWS_SITEMAP)) : []) {
    if (!news.has(entry.address) && isKept(entry.address)) add(news, entry);
  }
  return { site: sortEntries([...site.values()]), news: selectNews([...news.values()], now) };
}

/**
 * Returns whether the sitemap has a page that shows no article. Those of articles have their own
 * column and time (`PublishedArticle`).
 */
function hasEntry(ref: PageRef): boolean {
  const { article }: RouteRow = ROUTES[ref.route];
  return !article && !replacesTemplate(ref) && PAGE_KINDS[ref.route].isCopy?.(ref) !== true;
}

const LAST_NUMBER = /(?:^|\D)(\d+)\.html$/;

/**
 * Returns the entries in an order that does not depend on the order of answers: pages without a
 * number first, then by number, so that new articles are at the end of the last file.
 */
function sortEntries(entries: readonly Entry[]): Entry[] {
  const keyed = entries.map((entry) => ({
    entry,
    number: Number(LAST_NUMBER.exec(entry.address)?.[1] ?? 0),
  }));
  keyed.sort((a, b) => a.number - b.number || (a.entry.address < b.entry.address ? -1 : 1));
  return keyed.map(({ entry }) => entry);
}

/** Returns whether a new sitemap has the fixed entries only, and the existing one has more. */
export async function wouldEmptySitemap(files: SiteFiles, { site }: Sitemaps): Promise<boolean> {
  const fixed = fixedEntries(files.settings).map(({ address }) => address);
  const isMore = (entry: Entry) => !fixed.includes(entry.address);
  return !site.some(isMore) && (await readSitemap(files.outDir)).some(isMore);
}

/** Writes the sitemaps, robots.txt and the web app manifest. Rejects when a file cannot be written. */
export async function writeSiteFiles(files: SiteFiles, { site, news }: Sitemaps): Promise<void> {
  await writeSitemap(files, site);
  await write(files, NEWS_SITEMAP, formatSitemap(news, 'news'));
  await write(files, 'robots.txt', formatRobots(files.settings));
  await writeInstallFiles(files);
}

/** Returns the entries that every site has: its front page and its services page. */
const fixedEntries = (settings: Settings): readonly Entry[] =>
  (['home', 'services'] as const).map((route) =>
    siteEntry(settings.siteUrl + linkTo(route, {}, settings.siteBase), null, settings),
  );

/**
 * Returns each article once: as the lists describe it, otherwise as its own answer does. The latest
 * change counts, because not every list has the time of it.
 */
export function listPublished({ listing, published }: FoundArticles): readonly PublishedArticle[] {
  if (!listing) return published;
  const listed = [...listing.articles.values()];
  const ids = new Set(listed.map(({ ref }) => ref.params.id));
  const changes = new Map(published.map(({ ref, changedAt }) => [ref.params.id, changedAt]));
  return [
    ...listed
      .filter(({ isOwn, isExternal }) => isOwn && !isExternal)
      .map((article) => ({
        ...article,
        changedAt:
          Math.max(article.changedAt ?? 0, changes.get(article.ref.params.id) ?? 0) || null,
      })),
    ...published.filter(({ ref }) => !ids.has(ref.params.id)),
  ];
}

/**
 * Returns whether an address of the existing sitemap stays: its page exists, and the run has
 * neither found another address of the same article nor fetched it without writing a page.
 */
function createKeepRule(
  { listing, ids, pages, isWhole, removed }: SiteChanges,
  articles: readonly PublishedArticle[],
  { siteUrl, siteBase }: Settings,
): (address: string) => boolean {
  const exists = (name: string) => (isWhole ? pages.has(name) : !removed.has(name));
  const known = new Set(articles.map(({ ref }) => ref.params.id));
  if (!listing) for (const id of ids) known.add(id);
  for (const { ref, isExternal } of listing?.articles.values() ?? []) {
    if (isExternal) known.add(ref.params.id);
  }
  const removedPaths = new Set(
    [...removed].flatMap((name) => [
      `${siteBase}/${name}.html`,
      // `formatRef` leaves out the route of the usual article.
      `${siteBase}/newsDetail/${name}.html`,
    ]),
  );
  return (address) => {
    if (!address.startsWith(`${siteUrl}${siteBase}/`)) return false;
    const pathname = address.slice(siteUrl.length);
    // Most addresses of a large site have nothing to do with a run over named pages.
    if (!isWhole && !known.has(lastPart(pathname))) return !removedPaths.has(pathname);
    const match = matchPath(pathname, siteBase);
    if (!match) return false;
    const { route, params } = match;
    if (!isBakeable(route) || !exists(formatRef({ route, params }))) return false;
    return !(ROUTES[route].article && known.has(params.id ?? ''));
  };
}

/** Returns the last part of a page's path: of an article its id. */
const lastPart = (pathname: string): string =>
  pathname.slice(pathname.lastIndexOf('/') + 1, -'.html'.length);

const isBakeable = (route: RouteName): route is BakeableRoute => {
  const row: RouteRow = ROUTES[route];
  return row.bakeable === true;
};

/** Writes one file, or an index and as many files as the protocol requires. */
async function writeSitemap(files: SiteFiles, entries: readonly Entry[]): Promise<void> {
  const parts: string[] = [];
  if (entries.length > MAX_ADDRESSES) {
    for (let from = 0; from < entries.length; from += MAX_ADDRESSES) {
      const name = partFile(parts.length + 1);
      await write(files, name, formatSitemap(entries.slice(from, from + MAX_ADDRESSES), 'site'));
      parts.push(name);
    }
  }
  const addresses = parts.map((name) => wholeAddress(files.settings, name));
  const text = parts.length > 0 ? formatIndex(addresses) : formatSitemap(entries, 'site');
  await write(files, SITEMAP, text);
  for (const name of files.formerParts ?? (await listPartFiles(files.outDir))) {
    if (!parts.includes(name)) await deleteFileWithCopies(path.join(files.outDir, name));
  }
}

async function readSitemap(outDir: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const name of [SITEMAP, ...(await listPartFiles(outDir))]) {
    entries.push(...readEntries(await readText(outDir, name)));
  }
  return entries;
}

const listPartFiles = async (outDir: string): Promise<string[]> =>
  (await listNames(outDir)).filter((name) => PART.test(name));

/** Returns a file that excludes nothing from search engines and names the sitemaps. */
const formatRobots = (settings: Settings): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...[SITEMAP, NEWS_SITEMAP].map((name) => `Sitemap: ${wholeAddress(settings, name)}`),
    '',
  ].join('\n');

const wholeAddress = ({ siteUrl, siteBase }: Settings, file: string): string =>
  `${siteUrl}${siteBase}/${file}`;

const readText = async (outDir: string, name: string): Promise<string> =>
  (await readFileIfExists(path.join(outDir, name)))?.toString() ?? '';

const write = ({ outDir, compress }: SiteFiles, name: string, text: string) =>
  writeFileAtomically(path.join(outDir, name), text, { compress });
