import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ListPage } from '../../state/listPage.ts';
import { ListChunks } from './ListChunks.tsx';
import { ListEnd } from './ListEnd.tsx';

interface GrowingListProps<T extends { readonly id: string }, H> {
  readonly list: ListPage<T, H>;
  /** Text for a list without rows. */
  readonly none: string;
  readonly t: ActionTranslate;
  readonly children: (item: T) => ReactNode;
}

/** Renders the rows of a list whose first page its screen has stored, and loads the next ones. */
export function GrowingList<T extends { readonly id: string }, H>(props: GrowingListProps<T, H>) {
  const { list, none, t, children } = props;
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  if (state.state !== 'ready') return null;
  if (state.items.length === 0 && !state.hasMore) {
    return (
      <p className="py-80 text-center text-30 text-ink-2" role="status">
        {none}
      </p>
    );
  }
  return (
    <>
      <ListChunks rows={state.items}>
        {(some) => (
          <ul>
            {some.map((item) => (
              <li key={item.id} className="row-item">
                {children(item)}
              </li>
            ))}
          </ul>
        )}
      </ListChunks>
      <ListEnd list={state} onMore={onMore} t={t} />
    </>
  );
}
