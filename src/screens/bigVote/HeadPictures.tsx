import type { JoinTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/types.ts';
import { label } from '../../ui/words.tsx';

interface HeadPicturesProps {
  readonly pictures: BigVote['pictures'];
  readonly t: JoinTranslate;
}

/** Renders the images above a vote in the full width; several images scroll horizontally. */
export function HeadPictures({ pictures, t }: HeadPicturesProps) {
  if (pictures.length === 0) return null;
  const several = pictures.length > 1;
  return (
    <ul
      {...(several && { ...label(t, 'poll.pictures'), tabIndex: 0 })}
      className={several ? 'poll-pictures poll-strip' : 'poll-pictures'}
    >
      {pictures.map(({ src, url }, at) => {
        const picture = (
          <img
            alt=""
            fetchPriority={at === 0 ? 'high' : undefined}
            height={375}
            loading={at === 0 ? 'eager' : 'lazy'}
            src={src}
            width={750}
          />
        );
        return (
          <li className="poll-picture" key={src}>
            {url ? (
              <a {...label(t, 'poll.picture', { n: at + 1 })} href={url}>
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
