import { Play } from 'lucide';
import type { ListItem } from '../../model/article/types.ts';
import { formatDuration } from '../../model/time.ts';
import { Icon } from '../Icon.tsx';
import { Words } from '../words.tsx';
import type { FeedView } from './view.ts';

interface FeedPictureProps {
  readonly src: string;
  /** Design pixels, reserved while the image loads. */
  readonly width: number;
  readonly height: number;
  /** Whether it is the largest image of the first screen. */
  readonly eager?: boolean | undefined;
}

/** Renders an image of a list; its alt is empty because the title beside it describes it. */
export const FeedPicture = ({ src, width, height, eager }: FeedPictureProps) => (
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
export function PictureMark({ item, t }: { item: ListItem } & Pick<FeedView, 't'>) {
  if (item.kind === 'photos' && item.pictureCount > 0) {
    return <Words className="badge" t={t} k="list.photos" values={{ n: item.pictureCount }} />;
  }
  if (item.kind === 'video') {
    return (
      <>
        <span className="play-mark">
          <Icon className="play-icon" icon={Play} />
        </span>
        <span className="badge">
          {item.durationS > 0 ? formatDuration(item.durationS) : <Words t={t} k="list.video" />}
        </span>
      </>
    );
  }
  return null;
}
