import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { describePage, type PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { ListPage, ReadyList } from '../../state/listPage.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { ListFrame } from './ListFrame.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import type { ListDocument } from './updateListDocument.ts';

/** The metadata of a list page. */
export type ListFacts = PageDescription & {
  /** Id of the column; '' for none. */
  readonly columnId: string;
};

interface ListScreenProps<T extends { readonly id: string }, H> {
  readonly list: ListPage<T, H>;
  /** Loads the list; also called to retry. */
  readonly load: () => void;
  /** Shown until the list is loaded, also in the baked HTML. */
  readonly skeleton: ReactNode;
  /** Title of the page while no list is loaded. */
  readonly name: (t: ActionTranslate) => string;
  readonly describe: (ready: ReadyList<T, H>, t: ActionTranslate) => ListFacts;
  /** Title and hint for a list that does not exist. */
  readonly missing: readonly [ActionMessageKey, ActionMessageKey];
  /** Message for a list without rows. */
  readonly emptyMessage: ActionMessageKey;
  readonly head: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  readonly rows: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  /** Replaces the rows when they may not be shown; a falsy value shows the rows. */
  readonly closed?: (ready: ReadyList<T, H>, t: ActionTranslate) => ReactNode;
}

/**
 * Renders the page of a list: back bar, head, rows with paging, and the states of loading, failure,
 * absence.
 */
export function ListScreen<T extends { readonly id: string }, H>(props: ListScreenProps<T, H>) {
  const { list, load, skeleton, name } = props;
  const state = useStore(list.$list, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(load, []);
  if (!t || state.state === 'loading') return skeleton;
  const locale = readLocale(readSettings().defaultLocale);
  const { config } = state;
  if (state.state === 'ready') return <Ready {...props} locale={locale} ready={state} t={t} />;
  return (
    <ListFrame metadata={null} config={config} locale={locale} t={t} title={name(t)}>
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={load} t={t} />
      ) : (
        <MissingNotice t={t} messageKeys={props.missing} />
      )}
    </ListFrame>
  );
}

interface ReadyProps<T extends { readonly id: string }, H> extends ListScreenProps<T, H> {
  readonly ready: ReadyList<T, H>;
  readonly locale: Locale;
  readonly t: ActionTranslate;
}

function Ready<T extends { readonly id: string }, H>(props: ReadyProps<T, H>) {
  const { list, ready, locale, t } = props;
  const { config, items } = ready;
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  const facts = props.describe(ready, t);
  const { siteBase: base } = readSettings();
  const { times, counts } = config;
  const view: FeedView = { base, times, counts, now: serverNow(), t };
  const closed = props.closed?.(ready, t);
  return (
    <ListFrame
      metadata={createListDocument(facts, config, locale)}
      config={config}
      locale={locale}
      t={t}
      title={facts.name}
    >
      {props.head(ready, view)}
      {closed}
      {!closed && items.length === 0 && !ready.hasMore && (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t(props.emptyMessage)}
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

/** Returns the metadata of the document, which are also its share data. */
export function createListDocument(
  { columnId, ...page }: ListFacts,
  config: SiteConfig,
  locale: Locale,
): ListDocument {
  return { ...describePage(page, { settings: readSettings(), config, locale }), columnId };
}
