import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import { setMissingTitle } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PageFacts } from '../../model/metadata.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { describePage, type PageDescription } from '../../services/metadata/pageMetadata.ts';

/** The page's metadata, and the id of its column; '' for none. */
export type ListDocument = Omit<PageFacts, 'jsonLd'> & { readonly columnId: string };

/**
 * Sets the metadata of the document of a list or a single item, which its share data are made from;
 * null when nothing is loaded: then only the title is set.
 */
export function updateListDocument(metadata: ListDocument | null, title: string): void {
  if (!metadata) {
    setMissingTitle(title);
    return;
  }
  setColumnMetadata({ ...metadata, id: metadata.columnId });
  // Also after a retry, or when other content has replaced the first.
  void import('../../services/statistics/visit.ts').then(({ offerShare }) =>
    offerShare(readSettings()),
  );
}

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
