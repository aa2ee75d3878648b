import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActKey, ActTranslate } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { describePage, type PageDescription } from '../../stores/pageDocument.ts';
import type { ReadySingle, SinglePage } from '../../stores/singlePage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Gone } from '../list/Gone.tsx';
import { type ListDocument, ListFrame } from '../list/ListFrame.tsx';

export interface SingleView {
  readonly t: ActTranslate;
  readonly locale: Locale;
  readonly config: SiteConfig;
}

interface SingleScreenProps<T> {
  readonly page: SinglePage<T>;
  /** Loads the content; also called to retry. */
  readonly open: () => void;
  /** Shown until the content is loaded, also in the baked HTML. */
  readonly skeleton: ReactNode;
  /** Title of the page while `describe` returns none. */
  readonly name: (t: ActTranslate, ready: ReadySingle<T> | null) => string;
  /** Returns the metadata; null when the content sets them itself. */
  readonly describe: (ready: ReadySingle<T>, view: SingleView) => PageDescription | null;
  /** Title and hint for content that does not exist. */
  readonly gone: readonly [ActKey, ActKey];
  readonly children: (value: T, view: SingleView) => ReactNode;
}

/**
 * Renders a page with one item: back bar, content, and the states of loading, failure and absence.
 */
export function SingleScreen<T>(props: SingleScreenProps<T>) {
  const { page, open, skeleton, name, describe, gone, children } = props;
  const state = useStore(page.$page, { ssr: 'initial' });
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(open, []);
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
      shown={facts && documentOf(facts, view)}
      t={t}
      title={facts?.name ?? name(t, ready)}
    >
      {ready && children(ready.value, view)}
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={open} t={t} />}
      {state.state === 'empty' && <Gone t={t} words={gone} />}
    </ListFrame>
  );
}

/** Returns the metadata of the document, which are also its share data. */
export const documentOf = (
  facts: PageDescription,
  { config, locale }: SingleView,
): ListDocument => ({
  ...describePage(facts, { settings: readSettings(), config, locale }),
  columnId: '',
});
