import { useStore } from '@nanostores/react';
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { serverNow } from '../../host/clock.ts';
import { lockScroll } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Sheet } from '../../islands/sheets/Sheet.tsx';
import { useReaderLocale } from '../../islands/useReaderLocale.ts';
import { addMonths, getMonth } from '../../model/paper/date.ts';
import type { PaperData } from '../../model/paper/normalisePaper.ts';
import { formatDate } from '../../model/time.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import {
  type PaperMetadataSite,
  updatePaperMetadata,
} from '../../services/metadata/paperMetadata.ts';
import { Calendar } from './Calendar.tsx';
import { PageList } from './PageList.tsx';
import type { PaperPart } from './PageTools.tsx';
import { PaperReader } from './PaperReader.tsx';
import { PaperScreen } from './PaperScreen.tsx';
import { $paper, $paperDays, formatDaysKey, loadMonthDays, startPaper } from './paper.state.ts';
import { $paperReading, trackReading } from './paperReader.state.ts';
import type { PaperView } from './paperView.ts';
import { usePaperActions } from './usePaperActions.ts';

interface PaperProps {
  readonly data: PaperData;
  /** Days of the edition's month that have an edition; empty when they were not requested. */
  readonly days: readonly string[];
  readonly config: PaperMetadataSite['config'];
  /** Prefix of links. */
  readonly base: string;
  /** Language that the page was made in. */
  readonly locale: Locale;
}

/**
 * Why an island: readers turn pages, choose days and read articles without leaving the page. Before
 * hydration the island is the page's image with links to its articles, the other pages and the
 * other days.
 */
export function Paper(props: PaperProps) {
  return (
    <Suspense>
      <PaperContent {...props} />
    </Suspense>
  );
}

function PaperContent({ data, days, config, base, locale: baked }: PaperProps) {
  const locale = useReaderLocale(baked);
  const t = use(loadActionMessages(locale));
  const live = useStore($paper, { ssr: 'initial' });
  const reading = useStore($paperReading, { ssr: 'initial' });
  const [part, setPart] = useState<'pages' | 'days' | null>(null);
  const open = live ?? { data, rows: 'ready' as const };
  const view: PaperView = { ...open, base, t };
  const { actions, onDay, busy } = usePaperActions({ part, setPart, t });
  const article = reading?.state === 'ready' ? reading.article : null;

  // A layout effect, so that the store is open before the first tap.
  useLayoutEffect(() => {
    const settings = readSettings();
    const leave = startPaper(settings, data);
    const stop = trackReading(settings);
    return () => {
      leave();
      stop();
    };
  }, [data]);
  useEffect(() => {
    if (live) updatePaperMetadata(live.data, article, { settings: readSettings(), config, locale });
  }, [live, article, config, locale]);

  const calendar = (
    <PaperDays
      baked={getMonth(open.data.date) === getMonth(data.date) ? days : []}
      isHydrated={live !== null}
      onDay={onDay}
      view={view}
    />
  );
  return (
    <div aria-busy={busy || undefined} className="contents">
      <PaperScreen
        actions={actions}
        isHydrated={live !== null}
        calendar={calendar}
        openId={reading?.id ?? ''}
        reader={reading && <PaperReader config={config} reading={reading} view={view} />}
        view={view}
      />
      <p className="sr-only" role="status">
        {live && open.data.pages.find(({ id }) => id === open.data.pageId)?.name}
      </p>
      {part && (
        <PaperSheets
          calendar={calendar}
          onClose={() => setPart(null)}
          onPage={actions.onPage}
          part={part}
          view={view}
        />
      )}
    </div>
  );
}

interface PaperSheetsProps {
  readonly part: PaperPart;
  readonly view: PaperView;
  readonly calendar: ReactNode;
  readonly onPage: (id: string, event: MouseEvent) => void;
  readonly onClose: () => void;
}

/** Renders the edition's pages or the calendar as a sheet at the foot, where thumbs reach it. */
function PaperSheets({ part, view, calendar, onPage, onClose }: PaperSheetsProps) {
  useEffect(() => {
    lockScroll(true);
    return () => lockScroll(false);
  }, []);
  return (
    <Sheet
      onClose={onClose}
      t={view.t}
      title={view.t(part === 'pages' ? 'paper.pages' : 'paper.days')}
    >
      {part === 'pages' ? <PageList onPage={onPage} view={view} /> : calendar}
    </Sheet>
  );
}

interface PaperDaysProps {
  readonly view: PaperView;
  /** Days of the edition's month that were known at baking; there may be more now. */
  readonly baked: readonly string[];
  readonly isHydrated: boolean;
  readonly onDay: (day: string, event: MouseEvent) => void;
}

/** Renders the calendar of the newspaper; months other than the edition's are requested. */
function PaperDays({ view, baked, isHydrated, onDay }: PaperDaysProps) {
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
