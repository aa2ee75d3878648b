import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ColumnData, FeedRow } from '../../model/column/columnTypes.ts';
import {
  type ColumnFeed,
  HOT_PERIODS,
  type HotPeriod,
  type ReadyFeed,
} from '../../model/column/feed.ts';
import type { RowSettings } from '../../model/site/rowSettings.ts';
import {
  getFeedAnchor,
  loadMoreFeed,
  retryColumn,
  showActivities,
  showHot,
} from '../../state/feed/feed.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import { FirstScreen, NoRows } from '../../ui/feed/FirstScreen.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListChunk } from '../list/ListChunk.tsx';
import { useNearOnce } from '../list/useNearOnce.ts';
import { type FeedBlockPart as Part, splitBlocks } from './splitBlocks.ts';

interface ColumnPanelProps {
  readonly config: RowSettings;
  readonly feed: ColumnFeed | undefined;
  readonly isShown: boolean;
  readonly t: ActionTranslate | null;
  /** Data of the first screen that the children show; null for a baked one, and for none. */
  readonly first: ColumnData | null;
  /** The first screen that the page shows already, as HTML; false for none. */
  readonly children: ReactNode;
}

/**
 * Renders one column: its first screen, the added rows and the end of the list. The HTML of a first
 * screen keeps its position among the children, because React would recreate it in another.
 */
export const ColumnPanel = memo(function ColumnPanel({ children, ...props }: ColumnPanelProps) {
  const { feed, first, t } = props;
  const isAsShown =
    feed === undefined || t === null || (feed.state === 'ready' && feed.data === first);
  return (
    <>
      {isAsShown && children}
      {feed && t && <Panel {...props} feed={feed} t={t} />}
    </>
  );
});

interface PanelProps extends Omit<ColumnPanelProps, 'children'> {
  readonly feed: ColumnFeed;
  readonly t: ActionTranslate;
}

function Panel({ config, feed, first, isShown, t }: PanelProps) {
  const counts = (feed.state === 'ready' && feed.counts) || config.counts;
  const view = useMemo(
    () => ({ ...config, base: readSettings().siteBase, counts, now: serverNow(), t }),
    [t, config, counts],
  );
  const parts = splitBlocks(feed.state === 'ready' ? feed.blocks : []);
  const shown = useRenderedPartCount(parts.length);
  if (feed.state === 'loading') return <RowsSkeleton label={t('state.loading')} />;
  if (feed.state === 'failed') {
    return (
      <Failure heading="h2" kind={feed.kind} onRetry={() => retryColumn(readSettings())} t={t} />
    );
  }
  const { kind, data } = feed;
  const isBare = data?.page.list.length === 0 && data.page.carousel.length === 0;
  return (
    <>
      {kind === 'hot' && <HotPeriods period={feed.period} t={t} />}
      {kind === 'activities' && <ActivityCategories feed={feed} t={t} />}
      {data !== null && data !== first && kind !== 'activities' && (
        <FirstScreen key={feed.revision} data={data} view={view} />
      )}
      {kind === 'activities' && parts.length === 0 && <NoRows t={t} />}
      {parts.slice(0, shown).map((part, index) => (
        // Parts are only appended.
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their place
        <FeedPart key={index} part={part} view={view} />
      ))}
      {!(isBare && parts.length === 0 && feed.next === null) && (
        <FeedEnd feed={feed} isReachable={isShown && shown === parts.length} t={t} />
      )}
    </>
  );
}

/**
 * Returns how many parts of a list are rendered: those of the first render at once, later ones one
 * part a frame, so that no frame of a scroll renders a whole page of rows.
 */
function useRenderedPartCount(total: number): number {
  const [shown, setShown] = useState(total);
  useEffect(() => {
    if (shown === total) return;
    if (shown > total) {
      setShown(total);
      return;
    }
    const grow = () => startTransition(() => setShown((before) => before + 1));
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);
  return Math.min(shown, total);
}

interface ActivityCategoriesProps {
  readonly feed: Pick<ReadyFeed, 'categories' | 'category'>;
  readonly t: ActionTranslate;
}

/** Renders the choice of a category of activities, where the site has several. */
function ActivityCategories({ feed: { categories, category }, t }: ActivityCategoriesProps) {
  if (categories.length < 2) return null;
  return (
    <fieldset aria-label={t('feed.activityCategories')} className="feed-periods">
      {[{ id: '', name: t('subs.all') }, ...categories].map(({ id, name }) => (
        <button
          key={id}
          aria-pressed={id === category}
          className="feed-period"
          onClick={() => showActivities(readSettings(), id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface FeedEndProps {
  readonly feed: ReadyFeed;
  /** Whether the column is shown and all its loaded rows are rendered. */
  readonly isReachable: boolean;
  readonly t: ActionTranslate;
}

/** Loads the next rows when the reader comes near; after a failure only at a tap. */
function FeedEnd({ feed, isReachable, t }: FeedEndProps) {
  const { blocks, next, more, revision } = feed;
  const load = () => void loadMoreFeed(readSettings());
  const isWaiting = isReachable && next !== null && more === 'waiting';
  const box = useNearOnce<HTMLDivElement>(load, revision * 1e6 + blocks.length, !isWaiting);
  return (
    <div className="feed-end" ref={box}>
      {more === 'failed' && <p role="alert">{t('feed.moreFailed')}</p>}
      {more === 'failed' && (
        <button className="feed-more" onClick={load} type="button">
          {t('feed.tryAgain')}
        </button>
      )}
      {more !== 'failed' && <p>{t(next === null ? 'more.end' : 'feed.loading')}</p>}
    </div>
  );
}

/** Height in rem of the usual row, which has a small image. */
const ROW_REM = 3;

interface FeedPartProps {
  readonly part: Part;
  readonly view: FeedView;
}

/**
 * Returns whether a row may contain the article; a module does, because it has items of its own.
 */
const mayHold = (row: FeedRow, articleId: string): boolean =>
  row.kind === 'module' || (row.kind === 'article' && row.item.id === articleId);

/** Renders some rows once; removes them from the document while they are far away. */
const FeedPart = memo(function FeedPart({ part, view }: FeedPartProps) {
  const { recommended, isFirst, rows } = part;
  // When the reader returns to a row, the parts that may contain it render first.
  const anchor = getFeedAnchor();
  const isDrawn = anchor === null || rows.some((row) => mayHold(row, anchor.id));
  return (
    <ListChunk className="feed-part" heightRem={rows.length * ROW_REM} isRenderedAtOnce={isDrawn}>
      {recommended && isFirst && <h2 className="feed-recommended">{view.t('feed.recommended')}</h2>}
      <FeedRows heading={recommended ? 'h3' : 'h2'} rows={rows} view={view} />
    </ListChunk>
  );
});

/** Hours or days of each period, as the call defines them (api/calls/content.ts). */
const PERIOD_MESSAGES = [
  ['feed.hotHours', 24],
  ['feed.hotHours', 48],
  ['feed.hotDays', 3],
  ['feed.hotDays', 7],
] as const;

interface HotPeriodsProps {
  readonly period: HotPeriod;
  readonly t: ActionTranslate;
}

/** Renders the choice of the period of the most read articles. */
function HotPeriods({ period, t }: HotPeriodsProps) {
  return (
    <fieldset aria-label={t('feed.hotPeriods')} className="feed-periods">
      {HOT_PERIODS.map((each) => (
        <button
          key={each}
          aria-pressed={each === period}
          className="feed-period"
          onClick={() => showHot(readSettings(), each)}
          type="button"
        >
          {t(PERIOD_MESSAGES[each][0], { n: PERIOD_MESSAGES[each][1] })}
        </button>
      ))}
    </fieldset>
  );
}
