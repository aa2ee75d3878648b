import type { Locale } from '../i18n/locales.ts';
import { LANG_OF } from '../i18n/translate.ts';
import type { ListItem } from '../model/article/types.ts';
import { createListMetadata, type ListedPage } from '../model/column/listMetadata.ts';
import type { PageFacts } from '../model/metadata.ts';
import type { SiteConfig } from '../model/site/types.ts';
import { articleLink } from '../routes.ts';
import type { Settings } from '../settings.ts';

/** The site that a document belongs to, and the language that it speaks. */
export interface DocumentSite {
  readonly settings: Settings;
  readonly config: SiteConfig;
  readonly locale: Locale;
}

/** What a page says of itself. */
export type PageDescription = Omit<ListedPage, 'items'> & {
  /** Its own address below the site's. */
  readonly path: string;
};

/** The rows of a page, as search engines are told of them. */
export const linkRows = (rows: readonly ListItem[], base: string): ListedPage['items'] =>
  rows.map((row) => ({ title: row.title, link: articleLink(row, base) }));

/** What unfurls when a page is shared, and what search engines read; `items` are its first rows. */
export function describePage(
  { name, description, pictures, path }: PageDescription,
  { settings: { siteUrl }, config, locale }: DocumentSite,
  items: ListedPage['items'] = [],
): PageFacts {
  return createListMetadata(
    { name, description, pictures, items },
    {
      canonical: siteUrl + path,
      siteUrl,
      siteName: config.siteName,
      siteImages: [config.appShareLogo, config.appLogo],
      maxTitleLength: config.article.maxTitleLength,
      lang: LANG_OF[locale],
    },
  );
}
