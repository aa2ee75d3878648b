import { LANG_OF } from '../../../src/i18n/translate.ts';
import type { Settings } from '../../../src/settings.ts';
import { toSiteTime } from '../../siteTime.ts';
import { element, formatXml } from './xml.ts';

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

export interface Feed {
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
