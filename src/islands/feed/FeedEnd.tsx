import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ReadyFeed } from '../../model/column/feed.ts';
import { loadMoreFeed } from '../../state/feed/feed.ts';
import { useNearOnce } from '../list/useNearOnce.ts';

interface FeedEndProps {
  readonly feed: ReadyFeed;
  /** Whether the column is shown and all its loaded rows are rendered. */
  readonly isReachable: boolean;
  readonly t: ActionTranslate;
}

/** Loads the next rows when the reader comes near; after a failure only at a tap. */
export function FeedEnd({ feed, isReachable, t }: FeedEndProps) {
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
