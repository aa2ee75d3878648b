import { LANG_OF } from '../../i18n/translate.ts';
import type { PageFacts } from '../../model/column/facts.ts';
import { listMetadata } from '../../model/column/metadata.ts';
import type { DocumentSite } from '../columnDocument.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly pictures: readonly string[];
  /** Below the site's address. */
  readonly path: string;
}

/** What unfurls when a page about people is shared, and what search engines read. */
export function describePeople(
  { path, ...page }: Described,
  { settings: { siteUrl }, config, locale }: DocumentSite,
): PageFacts {
  const { name, description, pictures } = page;
  return listMetadata(
    { name, description, pictures, items: [] },
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
