import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { linkTo } from '../../routes.ts';
import { VoteButton } from '../../ui/bigVote/VoteButton.tsx';
import { AudioCover, VideoCover } from '../../ui/MediaCover.tsx';
import { Message } from '../../ui/Message.tsx';

/** Width and height in design pixels that are reserved while an option's image loads. */
const IMAGE_SIDE = 336;

interface OptionCardProps {
  readonly option: VoteOption;
  readonly vote: Pick<BigVote, 'id' | 'activityId' | 'max' | 'showsResult'>;
  readonly look: 'grid' | 'list';
  /** Prefix of links. */
  readonly base: string;
  readonly t: BigVoteTranslate;
  /** Whether it is in the first screen: its image then loads eagerly. */
  readonly eager?: boolean;
}

/** Renders an option of a vote: the link to its own page, its counts and the vote button. */
export function OptionCard({ option, vote, look, base, t, eager = false }: OptionCardProps) {
  const { id, number, name, picture, video, audio } = option;
  const href = linkTo(
    'voteItemDetail',
    { id: vote.activityId, voteId: vote.id, optionId: id },
    base,
  );
  return (
    <li className={video ? 'option option-video' : 'option'}>
      {video && (
        <figure className="option-media">
          <VideoCover
            eager={eager}
            facts={createMediaFacts({ kind: 'video', url: video, poster: picture, title: name })}
            t={t}
          />
        </figure>
      )}
      <a className="option-link" data-option-link={id} href={href}>
        {!video && (
          <span className="option-picture">
            {picture && (
              <img
                alt=""
                height={IMAGE_SIDE}
                loading={eager ? 'eager' : 'lazy'}
                src={picture}
                width={IMAGE_SIDE}
              />
            )}
          </span>
        )}
        <span className="option-words">
          <span className="option-number">{number}</span>
          <span className="option-name">{name}</span>
          {look === 'list' && option.description && (
            <span className="option-text">{option.description}</span>
          )}
          <OptionFacts option={option} showsResult={vote.showsResult} t={t} />
        </span>
      </a>
      {audio && (
        <figure className="audio option-audio">
          <AudioCover facts={createMediaFacts({ kind: 'audio', url: audio, title: name })} t={t} />
        </figure>
      )}
      <VoteButton option={option} t={t} vote={vote} />
    </li>
  );
}

function OptionFacts(props: {
  readonly option: VoteOption;
  readonly showsResult: boolean;
  readonly t: BigVoteTranslate;
}) {
  const { option, showsResult, t } = props;
  const { votes, rank, views } = option;
  return (
    <span className="option-facts">
      {showsResult && (
        <>
          <Message className="option-votes" k="bigVote.count" t={t} values={{ n: votes }} />
          {rank !== null && <Message k="bigVote.rank" t={t} values={{ n: rank }} />}
        </>
      )}
      <Message k="bigVote.seen" t={t} values={{ n: views }} />
    </span>
  );
}
