import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { describePage, type PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { ReadySingle, SinglePage } from '../../state/singlePage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { MissingNotice } from '../list/MissingNotice.tsx';
import type { ListDocument } from '../list/updateListDocument.ts';

export interface SingleView {
  readonly t: ActionTranslate;
  readonly locale: Locale;
  readonly config: SiteConfig;
}

interface SingleScreenProps<T> {
  readonly page: SinglePage<T>;
  /** Loads the content; also called to retry. */
  readonly load: () => void;
  /** Shown until the content is loaded, also in the baked HTML. */
  readonly skeleton: ReactNode;
  /** Title of the page while `describe` returns none. */
  readonly name: (t: ActionTranslate, ready: ReadySingle<T> | null) => string;
  /** Returns the metadata; null when the content sets them itself. */
  readonly describe: (ready: ReadySingle<T>, view: SingleView) => PageDescription | null;
  /** Title and hint for content that does not exist. */
  readonly missing: readonly [ActionMessageKey, ActionMessageKey];
  readonly children: (value: T, view: SingleView) => ReactNode;
}

/**
 * Renders a page with one item: back bar, content, and the states of loading, failure and absence.
 */
export function SingleScreen<T>(props: SingleScreenProps<T>) {
  const { page, load, skeleton, name, describe, missing, children } = props;
  const state = useStore(page.$page, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(load, []);
  if (!t || state.state === 'loading') return skeleton;
  const locale = readLocale(readSettings().defaultLocale);
  const { config } = state;
  const view = { t, locale, config };
  const ready = state.state === 'ready' ? state : null;
  const facts = ready && describe(ready, view);
  return (
    <ListFrame
      config={config}
      locale={locale}
      metadata={facts && createSingleDocument(facts, view)}
      t={t}
      title={facts?.name ?? name(t, ready)}
    >
      {ready && children(ready.value, view)}
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
      {state.state === 'empty' && <MissingNotice t={t} messageKeys={missing} />}
    </ListFrame>
  );
}

/** Returns the metadata of the document, which are also its share data. */
export const createSingleDocument = (
  facts: PageDescription,
  { config, locale }: SingleView,
): ListDocument => ({
  ...describePage(facts, { settings: readSettings(), config, locale }),
  columnId: '',
});
