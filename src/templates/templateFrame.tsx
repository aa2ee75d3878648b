import type { ReactNode } from 'react';
import { applyTheme } from '../host/document/updateDocument.ts';
import { readSettings } from '../host/settings.ts';
import type { TemplateContent } from '../host/templateContent.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionTranslate, JoinMessageKey, JoinTranslate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { FailureKind } from '../model/failure.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { ListShell } from '../screens/list/ListShell.tsx';
import { MissingNotice } from '../screens/list/MissingNotice.tsx';
import { updateListDocument } from '../screens/list/updateListDocument.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { Failure } from '../ui/Failure.tsx';
import { offerHotList } from './offerHotList.ts';

interface FrameProps {
  readonly config: SiteConfig;
  readonly t: ActionTranslate;
}

/** Shows the content of a template below its back bar. */
export const showInFrame = (
  content: TemplateContent,
  { config, t }: FrameProps,
  children: ReactNode,
): void =>
  content.show(
    toHtml(
      <ListShell base={readSettings().siteBase} siteName={config.siteName} t={t}>
        {children}
      </ListShell>,
    ),
  );

interface Absence {
  readonly locale: Locale;
  /** Title of the document; the query may set another one (product 2.4). */
  readonly name: string;
  /** Why the content failed to load; absent when it does not exist. */
  readonly kind?: FailureKind | undefined;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [string, string?];
  readonly onRetry: () => void;
}

/**
 * Shows that the content of a template failed to load, with a retry button, or does not exist.
 * Starts the behaviours of the page.
 */
export function showAbsence(
  content: TemplateContent,
  frame: FrameProps,
  { locale, name, kind, missing, onRetry }: Absence,
): Promise<void> {
  const { config, t } = frame;
  applyTheme({ locale, config });
  updateListDocument(null, name);
  showInFrame(
    content,
    frame,
    kind ? (
      <Failure kind={kind} onRetry={onRetry} t={t} />
    ) : (
      <MissingNotice
        messageKeys={missing as readonly [JoinMessageKey, JoinMessageKey?]}
        t={t as JoinTranslate}
      />
    ),
  );
  content.element.querySelector('main button')?.addEventListener('click', onRetry);
  void offerHotList(content.element);
  return startTemplateBehaviours(locale);
}
