import { Play } from 'lucide';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { formatDuration } from '../../model/time.ts';
import { Icon } from '../Icon.tsx';
import { Message } from '../Message.tsx';
import type { FeedView } from './feedView.ts';

interface FeedImageProps {
  readonly src: string;
  /** Design pixels, reserved while the image loads. */
  readonly width: number;
  readonly height: number;
  /** Whether it is the largest image of the first screen. */
  readonly eager?: boolean | undefined;
}

/** Renders an image of a list; its alt is empty because the title beside it describes it. */
export const FeedImage = ({ src, width, height, eager }: FeedImageProps) => (
  <img
    alt=""
    fetchPriority={eager ? 'high' : undefined}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    src={src}
    width={width}
  />
);

/** Renders the mark on an image: a video's duration, a photo set's size, a broadcast's state. */
export function ImageMark({ item, t }: { item: ListItem } & Pick<FeedView, 't'>) {
  if (item.kind === 'photos' && item.pictureCount > 0) {
    return <Message className="badge" t={t} k="list.photos" values={{ n: item.pictureCount }} />;
  }
  if (item.kind === 'video') {
    return (
      <>
        <span className="play-mark">
          <Icon className="play-icon" icon={Play} />
        </span>
        <span className="badge">
          {item.durationS > 0 ? formatDuration(item.durationS) : <Message t={t} k="list.video" />}
        </span>
      </>
    );
  }
  return null;
}
