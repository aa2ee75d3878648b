import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PointsDayRow } from './PointsDayRow.tsx';
import { LinesSkeleton } from './PointsSkeleton.tsx';
import { loadPointDays, pointDays } from './points.state.ts';

const load = () => void loadPointDays(readSettings());

/** Renders the days with points entries; each day expands to its entries. */
export function PointsDayList({ t }: { readonly t: JoinTranslate }) {
  const state = useStore(pointDays.$list);
  const [opened] = useState(() => new Set<string>());
  useEffect(load, []);
  const onMore = useCallback(() => void pointDays.loadNext(readSettings()), []);
  if (state.state === 'failed')
    return <Failure heading="h2" kind={state.kind} onRetry={load} t={t} />;
  if (state.state !== 'ready') return <LinesSkeleton label={t('state.loading')} />;
  return (
    <>
      <ListChunks rows={state.items}>
        {(some) => (
          <ul className="points-list">
            {some.map((day) => (
              <li key={day.id}>
                <PointsDayRow day={day} opened={opened} t={t} />
              </li>
            ))}
          </ul>
        )}
      </ListChunks>
      <ListEnd list={state} onMore={onMore} t={t} />
    </>
  );
}
