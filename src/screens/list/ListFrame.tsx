import { type ReactNode, useEffect } from 'react';
import { applyTheme } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { ListShell } from './ListShell.tsx';
import { type ListDocument, updateListDocument } from './updateListDocument.ts';

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
  useEffect(
    () => updateListDocument(JSON.parse(facts) as ListDocument | null, title),
    [facts, title],
  );
  useEffect(() => void startTemplateBehaviours(locale), [locale]);
  return (
    <ListShell base={readSettings().siteBase} siteName={config.siteName} t={t}>
      {children}
    </ListShell>
  );
}
