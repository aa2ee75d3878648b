import type { ActTranslate } from '../../i18n/translate.ts';
import type { FeedState } from '../../stores/mvod.ts';
import { Words } from '../../ui/words.tsx';

interface FeedEndProps {
  readonly feed: FeedState;
  readonly onRetry: () => void;
  readonly t: ActTranslate;
}

/** Renders the state below the last slide: loading, failed, or the end of the feed. */
export function FeedEnd({ feed, onRetry, t }: FeedEndProps) {
  if (feed.more === 'failed') {
    return (
      <li className="slide-end">
        <p role="alert">
          <Words t={t} k="comment.moreFailed" />
        </p>
        <button className="feed-retry" onClick={onRetry} type="button">
          <Words t={t} k="page.retry" />
        </button>
      </li>
    );
  }
  return (
    <li className="slide-end">
      <Words t={t} k={feed.nextPage === null ? 'mvod.end' : 'state.loading'} />
    </li>
  );
}
