import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { MineTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import type { ListPage } from '../../state/listPage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

interface OwnListProps<T extends { readonly id: string }> {
  readonly list: ListPage<T, null>;
  readonly load: () => Promise<void>;
  /** Label of the skeleton. */
  readonly loading: string;
  /** What is shown in place of an empty list. */
  readonly none: ReactNode;
  readonly t: MineTranslate;
  readonly children: (item: T) => ReactNode;
}

/** Renders a list of the member that the server has: loading, failed, empty, or its rows. */
export function OwnList<T extends { readonly id: string }>(props: OwnListProps<T>) {
  const { list, load, loading, none, t, children } = props;
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another member is another page
  useEffect(() => void load(), []);
  switch (state.state) {
    case 'loading':
      return <PartSkeleton label={loading} />;
    case 'failed':
      return <Failure heading="h2" kind={state.kind} onRetry={() => void load()} t={t} />;
    case 'empty':
      return none;
    case 'ready':
      if (state.items.length === 0 && !state.hasMore) return none;
      return (
        <>
          <ListChunks rows={state.items}>
            {(some) => (
              <ul>
                {some.map((item) => (
                  <li key={item.id}>{children(item)}</li>
                ))}
              </ul>
            )}
          </ListChunks>
          <ListEnd list={state} onMore={onMore} t={t} />
        </>
      );
  }
}

/** Renders the skeleton of a list below the title of a part; it has the margins of a whole page. */
export const PartSkeleton = ({ label }: { readonly label: string }) => (
  <div className="-mx-32">
    <RowsSkeleton label={label} />
  </div>
);
