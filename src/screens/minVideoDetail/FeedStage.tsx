import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { VideoFeedState } from '../../state/mvod.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface FeedStageProps {
  /** Number of slides. */
  readonly count: number;
  /** Index of the slide in view. */
  readonly current: number;
  readonly go: (slide: number) => void;
  /** Address of the front page. */
  readonly home: string;
  /** Announced to screen readers. */
  readonly status: string;
  readonly list?: Ref<HTMLOListElement>;
  /** The choice of a category. */
  readonly categories?: ReactNode;
  /** The slides and the end of the feed. */
  readonly children: ReactNode;
  readonly t: ActionTranslate;
}

/** Renders the feed with its buttons for back, previous and next. */
export const FeedStage = (props: FeedStageProps) => {
  const { count, current, go, home, status, list, categories, children, t } = props;
  return (
    <div className="feed-stage">
      <ol className="feed" ref={list}>
        {children}
      </ol>
      <a {...label(t, 'page.back')} className="feed-back" data-back="" href={home}>
        <Icon className="h-44 w-44" icon={ChevronLeft} />
      </a>
      {categories}
      <div className="feed-steps">
        <button
          {...label(t, 'mvod.back')}
          disabled={current === 0}
          onClick={() => go(current - 1)}
          type="button"
        >
          <Icon className="h-44 w-44" icon={ChevronUp} />
        </button>
        <button
          {...label(t, 'mvod.next')}
          disabled={current >= count - 1}
          onClick={() => go(current + 1)}
          type="button"
        >
          <Icon className="h-44 w-44" icon={ChevronDown} />
        </button>
      </div>
      <p className="sr-only" role="status">
        {status}
      </p>
    </div>
  );
};

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
