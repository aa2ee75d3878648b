import type { Locale } from '../../i18n/locales.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { createListMetadata, type ListedPage } from '../../model/column/listMetadata.ts';
import type { PageFacts } from '../../model/metadata.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { articleLink } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

/** The site that a document belongs to, and its language. */
export interface DocumentSite {
  readonly settings: Settings;
  readonly config: SiteConfig;
  readonly locale: Locale;
}

/** Title, description, images and path of a page. */
export type PageDescription = Omit<ListedPage, 'items'> & {
  /** Its address below that of the site. */
  readonly path: string;
};

/** Returns titles and links of the rows, for search engines. */
export const listRowLinks = (rows: readonly ListItem[], base: string): ListedPage['items'] =>
  rows.map((row) => ({ title: row.title, link: articleLink(row, base) }));

/**
 * Returns the metadata of a page for sharing and for search engines; `items` are its first rows.
 */
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
      lang: LANG_OF[locale],
    },
  );
}
