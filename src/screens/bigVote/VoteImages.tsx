import type { JoinTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/bigVoteTypes.ts';
import { label } from '../../ui/Message.tsx';

interface VoteImagesProps {
  readonly pictures: BigVote['pictures'];
  readonly t: JoinTranslate;
}

/** Renders the images above a vote in the full width; several images scroll horizontally. */
export function VoteImages({ pictures, t }: VoteImagesProps) {
  if (pictures.length === 0) return null;
  const isStrip = pictures.length > 1;
  return (
    <ul
      {...(isStrip && { ...label(t, 'bigVote.pictures'), tabIndex: 0 })}
      className={isStrip ? 'vote-pictures vote-strip' : 'vote-pictures'}
    >
      {pictures.map(({ src, url }, at) => {
        const image = (
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
          <li className="vote-picture" key={src}>
            {url ? (
              <a {...label(t, 'bigVote.picture', { n: at + 1 })} href={url}>
                {image}
              </a>
            ) : (
              image
            )}
          </li>
        );
      })}
    </ul>
  );
}
