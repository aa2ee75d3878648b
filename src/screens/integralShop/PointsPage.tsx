import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PointsDayList } from './PointsDayList.tsx';
import { PointsEntryList } from './PointsEntryList.tsx';
import { PointsHead } from './PointsHead.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';
import { createPanelAttributes, PointsTabs, type PointsView } from './PointsTabs.tsx';
import { loadPoints, points } from './points.state.ts';

interface PointsPageProps {
  readonly loading: string;
  readonly t: JoinTranslate;
}

const load = () => void loadPoints(readSettings());

/** Renders the points history of the logged-in member, or the state of loading it. */
export function PointsPage({ loading, t }: PointsPageProps) {
  const state = useStore(points.$list);
  const [view, setView] = useState<PointsView>('entries');
  // The parent uses the member's id as key, so a new member mounts the page again.
  useEffect(load, []);
  switch (state.state) {
    case 'loading':
      return <PointsSkeleton label={loading} />;
    case 'failed':
      return <Failure kind={state.kind} onRetry={load} t={t} />;
    case 'empty':
      return <Notice text={t('points.noneHint')} title={t('points.none')} />;
    case 'ready':
      return (
        <>
          <PointsHead head={state.head} t={t} />
          {state.items.length === 0 ? (
            <p className="py-80 text-center text-30 text-ink-2" role="status">
              {t('points.none')} {t('points.noneHint')}
            </p>
          ) : (
            <>
              <PointsTabs onShow={setView} shown={view} t={t} />
              <div {...createPanelAttributes(view)}>
                {view === 'entries' ? (
                  <PointsEntryList list={points} t={t} />
                ) : (
                  <PointsDayList t={t} />
                )}
              </div>
            </>
          )}
        </>
      );
  }
}
