import type { ReactNode } from 'react';
import type { ListSource } from '../api/listSource.ts';
import type { ActionMessageKey } from '../i18n/translate.ts';
import { createListDocument, type ListFacts } from '../screens/list/updateListDocument.ts';
import { createListPage, type ReadyList } from '../state/listPage.ts';
import type { FeedView } from '../ui/feed/feedView.ts';
import { type ListPageTemplate, startListPageTemplate } from './listPageTemplate.tsx';
import { FirstRows, type ListRows, startGrowing } from './listRows.tsx';

/** What distinguishes the templates of lists. */
export interface ListTemplate<T extends { readonly id: string }, H, P>
  extends ListRows<T, P>,
    Pick<ListPageTemplate<ReadyList<T, H>>, 'loadMessages' | 'name' | 'missing'> {
  /** Returns where the pages of the list that the address names come from. */
  readonly createSource: () => ListSource<T, H>;
  readonly describe: (ready: ReadyList<T, H>, view: FeedView) => ListFacts;
  /** Message for a list without rows; absent where the head is enough. */
  readonly emptyMessage?: ActionMessageKey;
  readonly head: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
  /** Returns what the rows are rendered with, besides the items. */
  readonly describeRows: (ready: ReadyList<T, H>, view: FeedView) => P;
  /** Replaces the rows when they may not be shown; null shows the rows. */
  readonly closed?: (ready: ReadyList<T, H>, view: FeedView) => ReactNode;
}

/**
 * Starts a template of a list that grows below a head: loads its first rows and shows them as HTML
 * that no framework has rendered. React is loaded when the list grows (listRows.tsx).
 */
export function startListTemplate<T extends { readonly id: string }, H, P>(
  template: ListTemplate<T, H, P>,
): Promise<void> {
  const { createSource, loadIsland, loadMessages, missing, name, Rows } = template;
  const list = createListPage<T, H>();
  return startListPageTemplate<ReadyList<T, H>>({
    describe(state, view, locale) {
      const { t } = view;
      const facts = template.describe(state, view);
      const closed = template.closed?.(state, view);
      const rowProps = template.describeRows(state, view);
      const isEmpty = state.items.length === 0 && !state.hasMore;
      return {
        document: createListDocument(facts, state.config, locale),
        name: facts.name,
        content: (
          <>
            {template.head(state, view)}
            {closed}
            {!closed && isEmpty && template.emptyMessage && (
              <p className="py-80 text-center text-30 text-ink-2" role="status">
                {t(template.emptyMessage)}
              </p>
            )}
            {!closed && !isEmpty && (
              <FirstRows ready={state} rowProps={rowProps} Rows={Rows} t={t} />
            )}
          </>
        ),
        start: (firstScreen) => startGrowing({ list, loadIsland, rowProps, t }, firstScreen),
      };
    },
    load: (settings) => list.load(settings, createSource()),
    loadMessages,
    missing,
    name,
    readState: () => list.$list.get(),
  });
}
