import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { loadMore } from '../../stores/feed/feed.ts';
import type { ReadyFeed } from '../../stores/feed/types.ts';
import { useReached } from '../live/useReached.ts';

interface FeedEndProps {
  readonly feed: ReadyFeed;
  /** Whether the column is shown and all its loaded rows are rendered. */
  readonly isReachable: boolean;
  readonly t: ActTranslate;
}

/** Loads the next rows when the reader comes near; after a failure only at a tap. */
export function FeedEnd({ feed, isReachable, t }: FeedEndProps) {
  const { blocks, next, more, revision } = feed;
  const ask = () => void loadMore(readSettings());
  const isWaiting = isReachable && next !== null && more === 'waiting';
  const box = useReached<HTMLDivElement>(ask, revision * 1e6 + blocks.length, !isWaiting);
  return (
    <div className="feed-end" ref={box}>
      {more === 'failed' && <p role="alert">{t('feed.moreFailed')}</p>}
      {more === 'failed' && (
        <button className="feed-more" onClick={ask} type="button">
          {t('feed.tryAgain')}
        </button>
      )}
      {more !== 'failed' && <p>{t(next === null ? 'more.end' : 'feed.loading')}</p>}
    </div>
  );
}
