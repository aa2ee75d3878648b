import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import type { PointEntry } from '../../model/points/normalisePoints.ts';
import type { ListPage } from '../../state/listPage.ts';
import { PointsEntryRow } from './PointsEntryRow.tsx';

interface PointsEntryListProps<H> {
  readonly list: ListPage<PointEntry, H>;
  /** Whether the list is of one day: rows show no date, and the end of the list is not marked. */
  readonly isOfDay?: boolean;
  readonly t: JoinTranslate;
}

/** Renders the loaded points entries and loads more of them. */
export function PointsEntryList<H>({ list, isOfDay = false, t }: PointsEntryListProps<H>) {
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  if (state.state !== 'ready') return null;
  const { siteBase } = readSettings();
  const now = serverNow();
  return (
    <>
      <ListChunks rows={state.items}>
        {(some) => (
          <ul className="points-list">
            {some.map((entry) => (
              <li key={entry.id}>
                <PointsEntryRow base={siteBase} entry={entry} isOfDay={isOfDay} now={now} t={t} />
              </li>
            ))}
          </ul>
        )}
      </ListChunks>
      {(state.hasMore || !isOfDay) && <ListEnd list={state} onMore={onMore} t={t} />}
    </>
  );
}
