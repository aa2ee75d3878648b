import { type ReactNode, useEffect } from 'react';
import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import { applyTheme, setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { PageFacts } from '../../model/metadata.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { ListShell } from './ListShell.tsx';

let hasStartedBehaviours = false;

/** The page's metadata, and the id of its column; '' for none. */
export type ListDocument = Omit<PageFacts, 'jsonLd'> & { readonly columnId: string };

interface ListFrameProps {
  readonly config: SiteConfig;
  readonly locale: Locale;
  /** Title while nothing is loaded. */
  readonly title: string;
  /** Metadata for sharing; null while nothing is loaded. */
  readonly metadata: ListDocument | null;
  readonly t: ActionTranslate;
  readonly children: ReactNode;
}

/**
 * Renders the frame of every list: the back bar, the document's metadata and theme, the behaviours.
 */
export function ListFrame({ config, locale, title, metadata, t, children }: ListFrameProps) {
  useEffect(() => applyTheme({ locale, config }), [locale, config]);
  // A new object on each render, hence compared by its content.
  const facts = JSON.stringify(metadata);
  useEffect(() => {
    const metadata = JSON.parse(facts) as ListDocument | null;
    // The query may set the title (product 2.4).
    const queryTitle = readPage().flags.title;
    if (!metadata) return setDocumentTitle(queryTitle || title);
    setColumnMetadata({ ...metadata, id: metadata.columnId, title: queryTitle || metadata.title });
    // Also after a retry, or when other content has replaced the first.
    void import('../../services/statistics/visit.ts').then(({ offerShare }) =>
      offerShare(readSettings()),
    );
  }, [facts, title]);
  useEffect(() => {
    // Once per page: a retry after a failure mounts another frame.
    if (hasStartedBehaviours) return;
    hasStartedBehaviours = true;
    void startTemplateBehaviours(locale);
  }, [locale]);
  return (
    <ListShell base={readSettings().siteBase} siteName={config.siteName} t={t}>
      {children}
    </ListShell>
  );
}
