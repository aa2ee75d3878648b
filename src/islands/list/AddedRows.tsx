import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ListPage } from '../../state/listPage.ts';
import { ListChunks } from './ListChunks.tsx';
import { ListEnd } from './ListEnd.tsx';

/** What the island below the first rows of a template's list needs. */
export interface AddedRowsProps<T extends { readonly id: string }, P> {
  readonly list: Pick<ListPage<T, unknown>, '$list' | 'loadNext'>;
  /** Number of rows above, which stay the HTML that they are. */
  readonly firstCount: number;
  /** What rows are rendered with, besides the items. */
  readonly rowProps: P;
  readonly t: ActionTranslate;
}

interface Props<T extends { readonly id: string }, P> extends AddedRowsProps<T, P> {
  readonly Rows: (props: P & { readonly items: readonly T[] }) => ReactNode;
  /** Class of each part (ListChunks). */
  readonly partClass?: string | undefined;
}

/** Renders the rows that a list has after its first ones, and its end. */
export function AddedRows<T extends { readonly id: string }, P>(props: Props<T, P>) {
  const { list, firstCount, rowProps, t, Rows, partClass } = props;
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  if (state.state !== 'ready') return null;
  return (
    <>
      <ListChunks className={partClass} rows={state.items.slice(firstCount)}>
        {(some) => <Rows {...rowProps} items={some} />}
      </ListChunks>
      <ListEnd list={state} onMore={onMore} t={t} />
    </>
  );
}
