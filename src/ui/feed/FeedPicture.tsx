import { Play } from 'lucide';
import type { ListItem } from '../../model/article/types.ts';
import { formatDuration } from '../../model/time.ts';
import { Icon } from '../Icon.tsx';
import { Words } from '../words.tsx';
import type { FeedView } from './view.ts';

interface FeedPictureProps {
  readonly src: string;
  /** Design pixels: the room that is kept while the picture comes. */
  readonly width: number;
  readonly height: number;
  /** In the first screen, and the largest thing there. */
  readonly eager?: boolean | undefined;
}

/** A picture of a list: what it shows is told by the title beside it. */
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

/** What stands on a picture: the length of a film, the size of a photo set, a broadcast's state. */
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
