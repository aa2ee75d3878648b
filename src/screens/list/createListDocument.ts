import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { describePage, type PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { ListDocument } from './updateListDocument.ts';

/** The metadata of a list page. */
export type ListFacts = PageDescription & {
  /** Id of the column; '' for none. */
  readonly columnId: string;
};

/** Returns the metadata of the document, which are also its share data. */
export function createListDocument(
  { columnId, ...page }: ListFacts,
  config: SiteConfig,
  locale: Locale,
): ListDocument {
  return { ...describePage(page, { settings: readSettings(), config, locale }), columnId };
}
