import { LANG_OF } from '../../../src/i18n/translate.ts';
import { DAY_MS } from '../../../src/model/durations.ts';
import type { Settings } from '../../../src/settings.ts';
import { toSiteTime } from '../../siteTime.ts';
import { element, formatXml, type Xml } from './xml.ts';

/** Bounds of the protocols (sitemaps.org; news sitemaps). */
export const MAX_ADDRESSES = 50_000;
export const MAX_NEWS = 1_000;
export const NEWS_AGE_MS = 2 * DAY_MS;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_NAMESPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

/** A page for a sitemap: its whole address and its entry as XML. */
export interface Entry {
  readonly address: string;
  readonly xml: string;
  /** Epoch ms, null when unknown. */
  readonly at: number | null;
}

const formatDate = (at: number, { timeZone }: Settings): string =>
  toSiteTime(at, timeZone).format();

/** Returns the entry of a page; `at` is its last change (epoch ms), null when unknown. */
export function siteEntry(address: string, at: number | null, settings: Settings): Entry {
  const { xml } = element('url', [
    element('loc', address),
    at === null ? null : element('lastmod', formatDate(at, settings)),
  ]);
  return { address, xml, at };
}

/** Returns the entry of an article in the news sitemap; `at` is its publication (epoch ms). */
export function newsEntry(
  address: string,
  { title, at }: { readonly title: string; readonly at: number },
  { siteName, settings }: { readonly siteName: string; readonly settings: Settings },
): Entry {
  const news = element('news:news', [
    element('news:publication', [
      element('news:name', siteName),
      element('news:language', LANG_OF[settings.defaultLocale].toLowerCase()),
    ]),
    element('news:publication_date', formatDate(at, settings)),
    element('news:title', title),
  ]);
  return { address, xml: element('url', [element('loc', address), news]).xml, at };
}

/** The news of the last two days, the newest first. */
export function selectNews(entries: readonly Entry[], now: number): Entry[] {
  return entries
    .filter(({ at }) => at !== null && at <= now && at > now - NEWS_AGE_MS)
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, MAX_NEWS);
}

/** Returns a sitemap; one without entries is valid. */
export function formatSitemap(entries: readonly Entry[], kind: 'site' | 'news'): string {
  const attributes = {
    xmlns: NAMESPACE,
    ...(kind === 'news' && { 'xmlns:news': NEWS_NAMESPACE }),
  };
  return formatXml(element('urlset', entries.map(toXml), attributes));
}

/** Returns the index of several sitemaps. */
export function formatIndex(addresses: readonly string[]): string {
  const rows = addresses.map((address) => element('sitemap', [element('loc', address)]));
  return formatXml(element('sitemapindex', rows, { xmlns: NAMESPACE }));
}

const toXml = ({ xml }: Entry): Xml => ({ xml });

const URL_ELEMENT = /<url>(?:[^<]|<(?!url>))*?<\/url>/g;
const LOC = /<loc>([^<]*)<\/loc>/;
const DATE = /<(lastmod|news:publication_date)>([^<]*)<\/\1>/;

/** Returns the entries of a sitemap that `formatSitemap` wrote. */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const [xml] of text.matchAll(URL_ELEMENT)) {
    const address = LOC.exec(xml)?.[1];
    const at = Date.parse(DATE.exec(xml)?.[2] ?? '');
    // Addresses of pages have no character that XML escapes.
    if (address) entries.push({ address, xml, at: Number.isNaN(at) ? null : at });
  }
  return entries;
}
