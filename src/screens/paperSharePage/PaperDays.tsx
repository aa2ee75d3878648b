import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import { addMonths, getMonth } from '../../model/paper/date.ts';
import { formatDate } from '../../model/time.ts';
import { Calendar } from './Calendar.tsx';
import { $paperDays, formatDaysKey, loadMonthDays } from './paper.state.ts';
import type { PaperView } from './paperView.ts';

interface PaperDaysProps {
  readonly view: PaperView;
  /** Days of the edition's month that were known at baking; there may be more now. */
  readonly baked: readonly string[];
  readonly isHydrated: boolean;
  readonly onDay: (day: string, event: MouseEvent) => void;
}

/** Renders the calendar of the newspaper; months other than the edition's are requested. */
export function PaperDays({ view, baked, isHydrated, onDay }: PaperDaysProps) {
  const { paper, date } = view.data;
  const own = getMonth(date);
  const [by, setBy] = useState({ own, months: 0 });
  const [today, setToday] = useState('');
  const month = addMonths(own, by.own === own ? by.months : 0);
  const loaded = useStore($paperDays, { ssr: 'initial' })[formatDaysKey(paper.id, month)];
  const known = month === own && baked.length > 0 ? baked : null;
  // Without other data only the open day is known to have an edition.
  const days = Array.isArray(loaded)
    ? loaded
    : (known ?? (isHydrated || month !== own ? null : [date]));
  const load = () => void loadMonthDays(readSettings(), paper.id, month);

  useEffect(() => setToday(formatDate(serverNow(), 'YYYY-MM-DD')), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new each time and means the same
  useEffect(() => {
    if (isHydrated) load();
  }, [isHydrated, paper.id, month]);

  return (
    <Calendar
      days={days}
      failed={loaded === 'failed'}
      month={month}
      onDay={onDay}
      onMonth={(step) =>
        setBy(({ own: of, months }) => ({ own, months: (of === own ? months : 0) + step }))
      }
      onRetry={load}
      today={today}
      view={view}
    />
  );
}
