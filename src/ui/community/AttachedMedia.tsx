import type { Attached } from '../../model/community/attached.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { AudioCover, VideoCover } from '../MediaCover.tsx';
import type { RowView } from './communityView.ts';

interface AttachedMediaProps {
  readonly attached: readonly Attached[];
  /** Title of the post or question: names a video that has no title of its own. */
  readonly title: string;
  readonly view: RowView;
  /** Number of images before these on the page; the lightbox continues the numbering. */
  readonly firstPicture?: number;
}

/** Renders images as a grid that opens the lightbox; videos and audios play in place. */
export function AttachedMedia({ attached, title, view, firstPicture = 0 }: AttachedMediaProps) {
  const { t } = view;
  const images = attached.filter(({ kind }) => kind === 'picture');
  const media = attached.filter(({ kind }) => kind !== 'picture');
  return (
    <>
      {images.length > 0 && (
        <div className={`attached attached-${gridOf(images.length)}`}>
          {images.map(({ url, width, height, caption }, at) => (
            <figure key={url} className="attached-pic">
              <img
                alt={caption || t('people.picture', { n: at + 1 })}
                data-i={firstPicture + at}
                height={height || undefined}
                loading="lazy"
                src={url}
                width={width || undefined}
              />
              {caption && images.length === 1 && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
      {media.map(({ kind, url, poster, durationS, width, height, caption }) => {
        const facts = createMediaFacts({
          kind: kind === 'audio' ? 'audio' : 'video',
          url,
          poster,
          durationS,
          vertical: height > width,
          title: caption || title,
        });
        return kind === 'audio' ? (
          <figure key={url} className="audio">
            <AudioCover facts={facts} t={t} />
          </figure>
        ) : (
          <figure key={url} className="video">
            <VideoCover facts={facts} t={t} />
          </figure>
        );
      })}
    </>
  );
}

/** Returns the layout: one large image, two columns for two or four, three for all others. */
const gridOf = (count: number): 'one' | 'two' | 'three' =>
  count === 1 ? 'one' : count === 2 || count === 4 ? 'two' : 'three';
