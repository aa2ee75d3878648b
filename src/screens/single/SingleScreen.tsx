import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ActKey, type ActTranslate, LANG_OF } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { listMetadata } from '../../model/column/metadata.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { ReadySingle, SinglePage } from '../../stores/singlePage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { type ListDocument, ListFrame } from '../list/ListFrame.tsx';
import { Gone } from '../list/ListScreen.tsx';

/** What a page says of itself; `path` is its own address below the site's. */
export interface SingleFacts {
  readonly name: string;
  /** May hold HTML. */
  readonly description: string;
  readonly pictures: readonly string[];
  readonly path: string;
}

export interface SingleView {
  readonly t: ActTranslate;
  readonly locale: Locale;
  readonly config: SiteConfig;
}

interface SingleScreenProps<T> {
  readonly page: SinglePage<T>;
  /** Asks for what it shows; again when that did not come. */
  readonly open: () => void;
  /** What stands before there is anything, baked too. */
  readonly skeleton: ReactNode;
  /** The page's name where the document is not described. */
  readonly name: (t: ActTranslate, ready: ReadySingle<T> | null) => string;
  /** null where the document is told by the content itself. */
  readonly describe: (ready: ReadySingle<T>, view: SingleView) => SingleFacts | null;
  /** Where there is no such thing: what happened, and what readers can do. */
  readonly gone: readonly [ActKey, ActKey];
  readonly children: (value: T, view: SingleView) => ReactNode;
}

/** The one shape of pages that show one thing: a bar, the thing, and what stands in its place. */
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

/** What the document says of the page, and what unfurls when it is shared. */
export function documentOf(
  { path, ...page }: SingleFacts,
  { config, locale }: SingleView,
): ListDocument {
  const { siteUrl } = readSettings();
  const { title, description, canonical, cards } = listMetadata(
    { ...page, items: [] },
    {
      canonical: siteUrl + path,
      siteUrl,
      siteName: config.siteName,
      siteImages: [config.appShareLogo, config.appLogo],
      maxTitleLength: config.article.maxTitleLength,
      lang: LANG_OF[locale],
    },
  );
  return { title, description, canonical, cards, columnId: '' };
}
