import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ActKey, type ActTranslate, LANG_OF } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import type { ListedPage } from '../../model/column/facts.ts';
import { listMetadata } from '../../model/column/metadata.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { linkTo } from '../../routes.ts';
import type { ListPage, ReadyList } from '../../stores/listPage.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type ListDocument, ListFrame } from './ListFrame.tsx';

/** What a list page says of itself; `path` is its own address below the site's. */
export type ListFacts = Omit<ListedPage, 'items'> & {
  readonly path: string;
  /** The column that it shows; '' for none. */
  readonly columnId: string;
};

interface ListScreenProps<T extends { readonly id: string }, H> {
  readonly list: ListPage<T, H>;
  /** Asks for the list; again when it did not come. */
  readonly open: () => void;
  /** What stands before there is anything, baked too. */
  readonly skeleton: ReactNode;
  /** The page's name while its list says none. */
  readonly name: (t: ActTranslate) => string;
  readonly describe: (ready: ReadyList<T, H>, t: ActTranslate) => ListFacts;
  /** Where there is no such list: what happened, and what readers can do. */
  readonly gone: readonly [ActKey, ActKey];
  /** Where it has no rows. */
  readonly none: ActKey;
  readonly head: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  readonly rows: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  /** Stands in the place of rows that may not be shown here. */
  readonly closed?: (ready: ReadyList<T, H>, t: ActTranslate) => ReactNode;
}

/** The one shape of pages that are a list: a bar, a head, rows that go on, and what stands in their place. */
export function ListScreen<T extends { readonly id: string }, H>(props: ListScreenProps<T, H>) {
  const { list, open, skeleton, name } = props;
  const state = useStore(list.$list, { ssr: 'initial' });
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(open, []);
  if (!t || state.state === 'loading') return skeleton;
  const locale = readLocale(readSettings().defaultLocale);
  const { config } = state;
  if (state.state === 'ready') return <Ready {...props} locale={locale} ready={state} t={t} />;
  return (
    <ListFrame shown={null} config={config} locale={locale} t={t} title={name(t)}>
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={open} t={t} />
      ) : (
        <Gone t={t} words={props.gone} />
      )}
    </ListFrame>
  );
}

/** Where the address names nothing that is there: the way on is the front page. */
export function Gone({
  words: [title, text],
  t,
}: {
  words: readonly [ActKey, ActKey];
  t: ActTranslate;
}) {
  return (
    <Notice
      action={
        <a
          className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
          href={linkTo('home', {}, readSettings().siteBase)}
        >
          {t('page.home')}
        </a>
      }
      text={t(text)}
      title={t(title)}
    />
  );
}

interface ReadyProps<T extends { readonly id: string }, H> extends ListScreenProps<T, H> {
  readonly ready: ReadyList<T, H>;
  readonly locale: Locale;
  readonly t: ActTranslate;
}

function Ready<T extends { readonly id: string }, H>(props: ReadyProps<T, H>) {
  const { list, ready, locale, t } = props;
  const { config, items } = ready;
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  const facts = props.describe(ready, t);
  const { siteBase: base } = readSettings();
  const { times, counts } = config;
  const view: FeedView = { base, times, counts, now: Date.now(), t };
  const closed = props.closed?.(ready, t);
  return (
    <ListFrame
      shown={documentOf(facts, config, locale)}
      config={config}
      locale={locale}
      t={t}
      title={facts.name}
    >
      {props.head(ready, view)}
      {closed}
      {!closed && items.length === 0 && !ready.hasMore && (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t(props.none)}
        </p>
      )}
      {!closed && (items.length > 0 || ready.hasMore) && (
        <>
          {props.rows(ready, view)}
          <ListEnd list={ready} onMore={onMore} t={t} />
        </>
      )}
    </ListFrame>
  );
}

/** What the document says of the page, and what unfurls when it is shared. */
export function documentOf(
  { path, columnId, ...page }: ListFacts,
  config: SiteConfig,
  locale: Locale,
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
  return { title, description, canonical, cards, columnId };
}
