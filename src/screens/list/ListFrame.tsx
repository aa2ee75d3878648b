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

/** What the page shows, and the column that it belongs to; '' for none. */
export type ListDocument = Omit<PageFacts, 'jsonLd'> & { readonly columnId: string };

interface ListFrameProps {
  readonly config: SiteConfig;
  readonly locale: Locale;
  /** What the page is called while there is nothing that it shows. */
  readonly title: string;
  /** What unfurls when it is shared; null while there is nothing to share. */
  readonly shown: ListDocument | null;
  readonly t: ActTranslate;
  readonly children: ReactNode;
}

/** What stands around every list: the bar, the document's name and clothes, the late behaviours. */
export function ListFrame({ config, locale, title, shown, t, children }: ListFrameProps) {
  useEffect(() => dressDocument({ locale, config }), [locale, config]);
  // A new object each time: its content tells whether there is something new.
  const facts = JSON.stringify(shown);
  useEffect(() => {
    const known = JSON.parse(facts) as ListDocument | null;
    // The address may call it something else (product 2.4).
    const own = readPage().flags.title;
    if (!known) return nameDocument(own || title);
    showColumnDocument({ ...known, id: known.columnId, title: own || known.title });
    // Also of what came after a failure, or took the place of something else.
    void import('../../stores/visit.ts').then(({ offerShare }) => offerShare(readSettings()));
  }, [facts, title]);
  useEffect(() => {
    // Once a page: who asks again after a failure gets another frame.
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
