import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { PeopleKey } from '../../i18n/translate.ts';
import type { PeopleListName } from '../../model/people/lists.ts';
import type { PeopleRow } from '../../model/people/types.ts';
import { openPeopleList, peopleList, type ShownRow } from '../../stores/people/lists.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PeopleRows } from '../../ui/people/PeopleRows.tsx';
import type { RowView } from '../../ui/people/view.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListChunks } from '../list/ListChunks.tsx';
import { ListEnd } from '../list/ListEnd.tsx';

interface PeoplePanelProps {
  readonly name: PeopleListName;
  readonly id: string;
  /** Message for a list without rows. */
  readonly none: PeopleKey;
  /** Rows that this reader has added since the page opened. */
  readonly added: readonly PeopleRow[];
  readonly view: RowView;
  /** The baked rows. */
  readonly children?: ReactNode;
}

const isHere = (row: ShownRow): row is PeopleRow => row.kind !== 'baked';

/** Renders one list: its rows and its end, or its loading, failed or empty state. */
export function PeoplePanel({ name, id, none, added, view, children }: PeoplePanelProps) {
  const list = peopleList(name);
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  const { t } = view;
  if (state.state === 'loading') return <RowsSkeleton label={t('state.loading')} />;
  if (state.state === 'failed' || state.state === 'empty') {
    const kind = state.state === 'failed' ? state.kind : 'network';
    const retry = () => void openPeopleList(readSettings(), name, id);
    return <Failure heading="h2" kind={kind} onRetry={retry} t={t} />;
  }
  const known = new Set(state.items.map((row) => row.id));
  const fresh = added.filter((row) => !known.has(row.id));
  const rows = state.items.filter(isHere);
  const hasBaked = rows.length < state.items.length;
  if (state.items.length + fresh.length === 0 && !state.hasMore) {
    return (
      <p className="py-80 text-center text-30 text-ink-2" role="status">
        {t(none)}
      </p>
    );
  }
  return (
    <>
      {fresh.length > 0 && <PeopleRows rows={fresh} view={view} />}
      {hasBaked && children}
      <ListChunks rows={rows}>{(some) => <PeopleRows rows={some} view={view} />}</ListChunks>
      <ListEnd list={state} onMore={onMore} t={t} />
    </>
  );
}
