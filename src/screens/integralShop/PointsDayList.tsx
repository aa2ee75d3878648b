import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide';
import { useCallback, useEffect, useId, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { useOpened } from '../../islands/list/useOpened.ts';
import { formatPoints } from '../../model/points/formatPoints.ts';
import type { PointDay } from '../../model/points/normalisePoints.ts';
import { formatUtcDate } from '../../model/time.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PointsEntryList } from './PointsEntryList.tsx';
import { LinesSkeleton } from './PointsSkeleton.tsx';
import { getDayEntries, loadDayEntries, loadPointDays, pointDays } from './points.state.ts';

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

interface PointsDayRowProps {
  readonly day: PointDay;
  /** Ids of the expanded days. */
  readonly opened: Set<string>;
  readonly t: JoinTranslate;
}

/** Renders a day with its total; its entries are shown when it is expanded. */
function PointsDayRow({ day: { id, score }, opened, t }: PointsDayRowProps) {
  const [isOpen, setOpen] = useOpened(opened, id);
  const panel = useId();
  const toggle = () => {
    if (!isOpen && getDayEntries(id).$list.get().state !== 'ready')
      void loadDayEntries(readSettings(), id);
    setOpen(!isOpen);
  };
  return (
    <>
      <button
        aria-controls={isOpen ? panel : undefined}
        aria-expanded={isOpen}
        className="points-day"
        onClick={toggle}
        type="button"
      >
        <time dateTime={id}>{formatDay(id, t)}</time>
        <span className={`points-score ${score > 0 ? 'points-gain' : ''}`}>
          {formatPoints(score)}
        </span>
        <Icon className="points-chevron" icon={ChevronDown} />
      </button>
      {isOpen && (
        <div className="points-opened" id={panel}>
          <DayEntries day={id} t={t} />
        </div>
      )}
    </>
  );
}

/** Returns a day of the wire, such as 2026-11-20, in the language of `t`; as it is if it is none. */
function formatDay(day: string, t: JoinTranslate): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : formatUtcDate(at, t('time.date'));
}

function DayEntries({ day, t }: { readonly day: string; readonly t: JoinTranslate }) {
  const list = getDayEntries(day);
  const { state } = useStore(list.$list);
  if (state === 'ready') return <PointsEntryList isOfDay list={list} t={t} />;
  if (state === 'loading') return <LinesSkeleton label={t('state.loading')} lines={1} />;
  return (
    <button
      className="points-again"
      onClick={() => void loadDayEntries(readSettings(), day)}
      type="button"
    >
      {t('more.nextFailed')}
    </button>
  );
}
