import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import type { Attached } from '../../model/people/types.ts';
import { FilmCover, SoundCover } from '../MediaCover.tsx';
import type { RowView } from './view.ts';

interface AttachedMediaProps {
  readonly attached: readonly Attached[];
  /** What it belongs to: names a film that has no words of its own. */
  readonly title: string;
  readonly view: RowView;
  /** Pictures that stand before these on the page: the lightbox counts on. */
  readonly firstPicture?: number;
}

/** Pictures in a grid that open large, films and sounds that play where they stand. */
export function AttachedMedia({ attached, title, view, firstPicture = 0 }: AttachedMediaProps) {
  const { t } = view;
  const pictures = attached.filter(({ kind }) => kind === 'picture');
  const media = attached.filter(({ kind }) => kind !== 'picture');
  return (
    <>
      {pictures.length > 0 && (
        <div className={`attached attached-${gridOf(pictures.length)}`}>
          {pictures.map(({ url, width, height, caption }, at) => (
            <figure key={url} className="attached-pic">
              <img
                alt={caption || t('people.picture', { n: at + 1 })}
                data-i={firstPicture + at}
                height={height || undefined}
                loading="lazy"
                src={url}
                width={width || undefined}
              />
              {caption && pictures.length === 1 && <figcaption>{caption}</figcaption>}
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
          <figure key={url} className="sound">
            <SoundCover facts={facts} t={t} />
          </figure>
        ) : (
          <figure key={url} className="film">
            <FilmCover facts={facts} t={t} />
          </figure>
        );
      })}
    </>
  );
}

/** One large, two or four in two columns, all others in three. */
const gridOf = (count: number): 'one' | 'two' | 'three' =>
  count === 1 ? 'one' : count === 2 || count === 4 ? 'two' : 'three';
