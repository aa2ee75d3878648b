import { type ReactNode, useEffect } from 'react';
import { showColumnDocument } from '../../host/columnDocument.ts';
import { dressDocument, nameDocument } from '../../host/document.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { PageFacts } from '../../model/metadata.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { ListShell } from './ListShell.tsx';

let isAwake = false;

/** The page's metadata, and the id of its column; '' for none. */
export type ListDocument = Omit<PageFacts, 'jsonLd'> & { readonly columnId: string };

interface ListFrameProps {
  readonly config: SiteConfig;
  readonly locale: Locale;
  /** Title while nothing is loaded. */
  readonly title: string;
  /** Metadata for sharing; null while nothing is loaded. */
  readonly shown: ListDocument | null;
  readonly t: ActTranslate;
  readonly children: ReactNode;
}

/**
 * Renders the frame of every list: the back bar, the document's metadata and theme, the behaviours.
 */
export function ListFrame({ config, locale, title, shown, t, children }: ListFrameProps) {
  useEffect(() => dressDocument({ locale, config }), [locale, config]);
  // A new object on each render, hence compared by its content.
  const facts = JSON.stringify(shown);
  useEffect(() => {
    const known = JSON.parse(facts) as ListDocument | null;
    // The query may set the title (product 2.4).
    const own = readPage().flags.title;
    if (!known) return nameDocument(own || title);
    showColumnDocument({ ...known, id: known.columnId, title: own || known.title });
    // Also after a retry, or when other content has replaced the first.
    void import('../../stores/visit.ts').then(({ offerShare }) => offerShare(readSettings()));
  }, [facts, title]);
  useEffect(() => {
    // Once per page: a retry after a failure mounts another frame.
    if (isAwake) return;
    isAwake = true;
    void startTemplateBehaviours(locale);
  }, [locale]);
  return (
    <ListShell base={readSettings().siteBase} siteName={config.siteName} t={t}>
      {children}
    </ListShell>
  );
}
