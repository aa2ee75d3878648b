import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { useReaderLocale } from '../../islands/useReaderLocale.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { TimelineColumn, TimelineEntry, TimelineOrder } from '../../model/timeline.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { loadWholeTimeline } from './loadWholeTimeline.state.ts';
import { TimelineView } from './TimelineView.tsx';
import { adoptTimeline, timeline } from './timelineList.state.ts';

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

/** The timeline of a baked page, which loads its messages itself. */
function TimelineContent({ locale, ...props }: TimelineProps) {
  return <TimelineList {...props} t={use(loadActionMessages(useReaderLocale(locale)))} />;
}

const loadNext = () => void timeline.loadNext(readSettings());

interface TimelineListProps extends Omit<TimelineProps, 'locale'> {
  readonly t: ActionTranslate;
}

/** The timeline with messages that are loaded already, as in a template. */
export function TimelineList({ column, items, hasMore, t }: TimelineListProps) {
  const state = useStore(timeline.$list, { ssr: 'initial' });
  const [order, setOrder] = useState<TimelineOrder>('newest');
  const [isTurning, setTurning] = useState(false);
  const list = state.state === 'ready' ? state : { items, hasMore, more: 'waiting' as const };

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
    <TimelineView
      column={column}
      end={<ListEnd list={list} onMore={loadNext} t={t} />}
      isTurning={isTurning}
      items={list.items}
      onOrder={(wanted) => void turn(wanted)}
      order={order}
      t={t}
    />
  );
}
