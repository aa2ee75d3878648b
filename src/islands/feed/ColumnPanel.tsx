import { memo, type ReactNode, useMemo } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import type { ColumnFeed } from '../../model/column/feed.ts';
import type { RowSettings } from '../../model/site/rowSettings.ts';
import { retryColumn } from '../../state/feed/feed.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FirstScreen } from '../../ui/feed/FirstScreen.tsx';
import { NoRows } from '../../ui/feed/NoRows.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ActivityCategories } from './ActivityCategories.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedPart } from './FeedPart.tsx';
import { HotPeriods } from './HotPeriods.tsx';
import { splitBlocks } from './splitBlocks.ts';
import { useRenderedPartCount } from './useRenderedPartCount.ts';

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
