import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useCallback } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { CommunityListName } from '../../model/community/communityLists.ts';
import type { CommunityRow } from '../../model/community/communityTypes.ts';
import {
  type CommunityListRow,
  getCommunityList,
  loadFirstCommunityRows,
} from '../../state/community/communityLists.ts';
import { CommunityRows } from '../../ui/community/CommunityRows.tsx';
import type { RowView } from '../../ui/community/communityView.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { KeepFocus } from '../KeepFocus.tsx';
import { ListChunks } from '../list/ListChunks.tsx';
import { ListEnd } from '../list/ListEnd.tsx';

interface CommunityPanelProps {
  readonly name: CommunityListName;
  readonly id: string;
  /** Message for a list without rows. */
  readonly none: CommunityMessageKey;
  /** Rows that this reader has added since the page opened. */
  readonly added: readonly CommunityRow[];
  /** Null until the messages are loaded. */
  readonly view: RowView | null;
  /** The rows that the page shows as HTML. */
  readonly children?: ReactNode;
}

const isLoadedRow = (row: CommunityListRow): row is CommunityRow => row.kind !== 'shown';

/**
 * Renders one list: its rows and its end, or its loading, failed or empty state; without messages
 * only the rows that the page shows.
 */
export function CommunityPanel({ name, id, none, added, view, children }: CommunityPanelProps) {
  const list = getCommunityList(name);
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  // With a key, so that React keeps their elements when others are rendered around them.
  const htmlRows = <Fragment key="html">{children}</Fragment>;
  if (!view) return <KeepFocus>{htmlRows}</KeepFocus>;
  const { t } = view;
  if (state.state === 'loading') return <RowsSkeleton label={t('state.loading')} />;
  if (state.state === 'failed' || state.state === 'empty') {
    const kind = state.state === 'failed' ? state.kind : 'network';
    const retry = () => void loadFirstCommunityRows(readSettings(), name, id);
    return <Failure heading="h2" kind={kind} onRetry={retry} t={t} />;
  }
  const known = new Set(state.items.map((row) => row.id));
  const fresh = added.filter((row) => !known.has(row.id));
  const rows = state.items.filter(isLoadedRow);
  const hasHtmlRows = rows.length < state.items.length;
  if (state.items.length + fresh.length === 0 && !state.hasMore) {
    return (
      <p className="py-80 text-center text-30 text-ink-2" role="status">
        {t(none)}
      </p>
    );
  }
  return (
    <KeepFocus>
      {fresh.length > 0 && <CommunityRows rows={fresh} view={view} />}
      {hasHtmlRows && htmlRows}
      <ListChunks rows={rows}>{(some) => <CommunityRows rows={some} view={view} />}</ListChunks>
      <ListEnd list={state} onMore={onMore} t={t} />
    </KeepFocus>
  );
}
