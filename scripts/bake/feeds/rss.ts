import { LANG_OF } from '../../../src/i18n/translate.ts';
import type { Settings } from '../../../src/settings.ts';
import { element, formatXml } from './xml.ts';

export interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** Address from the root of this host, or an outside one. */
  readonly link: string;
  /** The same for ever: the article's own address on this host. */
  readonly guid: string;
  /** Epoch ms, null when not told. */
  readonly publishedAt: number | null;
  /** The column. */
  readonly category: string;
  /** '' without one. */
  readonly picture: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that it follows, from the root of this host. */
  readonly address: string;
  /** Its own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
  readonly settings: Settings;
}

/** RSS 2.0. All addresses are whole; dates are RFC 822's. */
export function formatRss({ title, description, address, self, items, settings }: Feed): string {
  const whole = (link: string) => new URL(link, settings.siteUrl).href;
  const rows = items.map(({ link, guid, publishedAt, category, picture, ...item }) =>
    element('item', [
      element('title', item.title),
      element('link', whole(link)),
      element('guid', whole(guid), link === guid ? {} : { isPermaLink: 'false' }),
      publishedAt === null ? null : element('pubDate', new Date(publishedAt).toUTCString()),
      category === '' ? null : element('category', category),
      item.description === '' ? null : element('description', item.description),
      picture === ''
        ? null
        : element('media:content', [], { url: whole(picture), medium: 'image' }),
    ]),
  );
  const channel = element('channel', [
    element('title', title),
    element('link', whole(address)),
    // The format asks for one.
    element('description', description || title),
    element('language', LANG_OF[settings.defaultLocale]),
    element('atom:link', [], {
      href: whole(self),
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
