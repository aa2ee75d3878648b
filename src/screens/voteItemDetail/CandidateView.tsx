import { ChevronLeft, ImageDown, Share } from 'lucide';
import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote, VoteOption, VoteStage } from '../../model/bigVote/normaliseBigVote.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { linkTo } from '../../routes.ts';
import type { OptionFacts } from '../../state/bigVote/optionFacts.ts';
import { BallotBar } from '../../ui/bigVote/BallotBar.tsx';
import { VoteButton } from '../../ui/bigVote/VoteButton.tsx';
import type { VotePageView } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AudioCover, VideoCover } from '../../ui/MediaCover.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import type { CandidateData, Neighbours } from './voteItemDetail.load.ts';

interface CandidateViewProps {
  /** Its HTML has passed the sanitiser. */
  readonly data: CandidateData;
  readonly view: VotePageView;
  /** Parts that change while the page is open. */
  readonly numbers: ReactNode;
  readonly stage: ReactNode;
  readonly neighbours: ReactNode;
}

/** Renders one candidate: media, counts, vote button, sharing and description. */
export function CandidateView(props: CandidateViewProps) {
  const {
    data: { vote, option, html },
    view: { t, base },
    numbers,
    stage,
    neighbours,
  } = props;
  return (
    <article className="candidate">
      <CandidateMedia option={option} t={t} />
      <p className="candidate-of">
        <a
          className="candidate-up"
          href={linkTo('activityVote', { linkID: vote.id, id: vote.activityId }, base)}
        >
          <Icon className="candidate-back" icon={ChevronLeft} />
          <span className="sr-only">{t('candidate.back')} </span>
          {vote.title}
        </a>
      </p>
      <h1 className="candidate-name">
        <span className="candidate-number">{t('candidate.number', { n: option.number })}</span>
        {option.name}
      </h1>
      {numbers}
      {stage}
      {!vote.shareClosed && (
        <p className="candidate-acts">
          <button className="candidate-act" data-act="share" type="button">
            <Icon className="candidate-icon" icon={Share} />
            {t('share.title')}
          </button>
          <button className="candidate-act" data-act="candidate" type="button">
            <Icon className="candidate-icon" icon={ImageDown} />
            {t('candidate.poster')}
          </button>
        </p>
      )}
      {html ? (
        <div className="candidate-about">
          <SanitisedProse html={html} />
        </div>
      ) : (
        option.description && <p className="candidate-about">{option.description}</p>
      )}
      {neighbours}
    </article>
  );
}

interface CandidateStageProps {
  readonly data: Pick<CandidateData, 'vote' | 'option'>;
  readonly stage: VoteStage;
  readonly t: BigVoteTranslate;
}

/** Renders the vote button while the vote is running, else when it runs. */
export function CandidateStage({ data: { vote, option }, stage, t }: CandidateStageProps) {
  const atOnce = vote.min === 1;
  return stage === 'running' ? (
    <div className="candidate-vote">
      <VoteButton atOnce={atOnce} option={option} t={t} vote={vote} />
      <BallotBar t={t} vote={atOnce ? { id: vote.id, max: 1 } : vote} />
    </div>
  ) : (
    <p className="candidate-state" role="status">
      {t(stage === 'coming' ? 'bigVote.coming' : 'bigVote.over')}
      {stage === 'coming' && vote.startsAt !== null && (
        <span className="candidate-from">{formatExactTime(vote.startsAt, t)}</span>
      )}
    </p>
  );
}

interface CandidateNeighboursProps {
  readonly vote: Pick<BigVote, 'id' | 'activityId'>;
  readonly neighbours: Neighbours;
  readonly base: string;
  readonly t: BigVoteTranslate;
}

/** Renders links to the candidates with the previous and the next number. */
export function CandidateNeighbours(props: CandidateNeighboursProps) {
  const { vote, neighbours, base, t } = props;
  const { previous, next } = neighbours;
  const link = ({ id, number, name }: VoteOption, words: string, className: string) => (
    <a
      className={className}
      href={linkTo('voteItemDetail', { id: vote.activityId, voteId: vote.id, optionId: id }, base)}
    >
      <span className="candidate-way-words">{words}</span>
      {t('candidate.name', { n: number, name })}
    </a>
  );
  return (
    <nav aria-label={t('bigVote.options')} className="candidate-way">
      {previous && link(previous, t('candidate.previous'), 'candidate-to')}
      {next && link(next, t('candidate.next'), 'candidate-to candidate-to-next')}
    </nav>
  );
}

interface CandidateMediaProps {
  readonly option: VoteOption;
  readonly t: BigVoteTranslate;
}

/** Renders the video with the image as its poster, or else the image; then the audio. */
function CandidateMedia({ option, t }: CandidateMediaProps) {
  const { name, picture, video, audio } = option;
  return (
    <>
      {video ? (
        <figure className="video candidate-video">
          <VideoCover
            eager
            facts={createMediaFacts({ kind: 'video', url: video, poster: picture, title: name })}
            t={t}
          />
        </figure>
      ) : (
        picture && (
          <figure className="candidate-picture">
            <img alt={name} data-i={0} fetchPriority="high" src={picture} />
          </figure>
        )
      )}
      {audio && (
        <figure className="audio candidate-audio">
          <AudioCover facts={createMediaFacts({ kind: 'audio', url: audio, title: name })} t={t} />
        </figure>
      )}
    </>
  );
}

interface CandidateNumbersProps {
  readonly facts: OptionFacts;
  readonly views: VoteOption['views'];
  readonly showsResult: boolean;
  readonly t: BigVoteTranslate;
}

/** Renders votes, rank and gap of a candidate: as loaded, or as updated by this reader's ballot. */
export function CandidateNumbers(props: CandidateNumbersProps) {
  const { facts, views, showsResult, t } = props;
  const { votes, rank, gap } = facts;
  const shown = [
    ...(showsResult
      ? ([
          [t('bigVote.votes'), votes],
          [t('candidate.rank'), rank],
          [t('candidate.gap'), gap],
        ] as const)
      : []),
    [t('bigVote.views'), views],
  ] as const;
  return (
    <>
      <dl className="candidate-numbers">
        {shown.map(
          ([name, n]) =>
            n !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{n}</dd>
              </div>
            ),
        )}
      </dl>
      {!showsResult && <p className="candidate-hidden">{t('candidate.hidden')}</p>}
    </>
  );
}
