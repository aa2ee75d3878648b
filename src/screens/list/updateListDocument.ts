import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import { setMissingTitle } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { PageFacts } from '../../model/metadata.ts';

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
