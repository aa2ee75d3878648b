import type { ActionTranslate } from '../../i18n/translate.ts';
import type { VideoFeedState } from '../../state/mvod.ts';
import { Message } from '../../ui/Message.tsx';

interface ShortVideoFeedEndProps {
  readonly feed: VideoFeedState;
  readonly onRetry: () => void;
  readonly t: ActionTranslate;
}

/** Renders the state below the last slide: loading, failed, or the end of the feed. */
export function ShortVideoFeedEnd({ feed, onRetry, t }: ShortVideoFeedEndProps) {
  if (feed.more === 'failed') {
    return (
      <li className="slide-end">
        <p role="alert">
          <Message t={t} k="comment.moreFailed" />
        </p>
        <button className="feed-retry" onClick={onRetry} type="button">
          <Message t={t} k="page.retry" />
        </button>
      </li>
    );
  }
  return (
    <li className="slide-end">
      <Message t={t} k={feed.nextPage === null ? 'mvod.end' : 'state.loading'} />
    </li>
  );
}
