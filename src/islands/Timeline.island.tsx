import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import {
  groupByDay,
  type TimelineColumn,
  type TimelineEntry,
  type TimelineOrder,
} from '../model/timeline.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { adoptTimeline, loadWholeTimeline, timeline } from '../state/timelineList.ts';
import { TimelineAxis } from '../ui/timeline/TimelineAxis.tsx';
import { ListEnd } from './list/ListEnd.tsx';
import { useReaderLocale } from './useReaderLocale.ts';

interface TimelineProps {
  readonly column: TimelineColumn;
  /** The first page of entries. */
  readonly items: readonly TimelineEntry[];
  readonly hasMore: boolean;
  /** Language that the page was made in. */
  readonly locale: Locale;
}

/**
 * Why an island: the timeline grows while the reader scrolls, and its order can be reversed. Before
 * hydration the island is the first entries, which are links.
 */
export function Timeline(props: TimelineProps) {
  return (
    <Suspense>
      <TimelineContent {...props} />
    </Suspense>
  );
}

const loadNext = () => void timeline.loadNext(readSettings());
const ORDERS: readonly TimelineOrder[] = ['newest', 'oldest'];
const ORDER_MESSAGE_KEYS = { newest: 'timeline.newest', oldest: 'timeline.oldest' } as const;

function TimelineContent({ column, items, hasMore, locale }: TimelineProps) {
  const t = use(loadActionMessages(useReaderLocale(locale)));
  const state = useStore(timeline.$list, { ssr: 'initial' });
  const [order, setOrder] = useState<TimelineOrder>('newest');
  const [isTurning, setTurning] = useState(false);
  const list = state.state === 'ready' ? state : { items, hasMore, more: 'waiting' as const };
  const days = useMemo(() => groupByDay(list.items, order), [list.items, order]);

  const adopt = () => {
    if (timeline.$list.get().state === 'ready') return;
    adoptTimeline(readSettings(), { head: column, config: DEFAULT_SITE_CONFIG, items, hasMore });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(adopt, []);

  /** Changes the order. The oldest entry is on the last page, so all pages load first. */
  const turn = async (wanted: TimelineOrder) => {
    if (wanted === 'oldest') {
      // The held tap is replayed before the effects of the island have run.
      adopt();
      setTurning(true);
      const came = await loadWholeTimeline(readSettings());
      setTurning(false);
      if (!came) return;
    }
    setOrder(wanted);
  };

  return (
    <>
      <fieldset className="axis-orders">
        <legend className="sr-only">{t('timeline.order')}</legend>
        {ORDERS.map((each) => (
          <button
            key={each}
            aria-busy={isTurning && each === 'oldest'}
            aria-pressed={each === order}
            className="axis-order"
            disabled={isTurning && each === 'newest'}
            onClick={() => void turn(each)}
            type="button"
          >
            {t(ORDER_MESSAGE_KEYS[each])}
          </button>
        ))}
      </fieldset>
      <TimelineAxis color={column.axisColor} days={days} icon={column.axisIcon} t={t} />
      <ListEnd list={list} onMore={loadNext} t={t} />
    </>
  );
}
