import { ChevronLeft, ImageDown, Share } from 'lucide';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import type { CandidateDetail } from '../../model/bigVote/candidate.ts';
import type { BigVoteDetails } from '../../model/bigVote/normaliseBigVote.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import { linkTo } from '../../routes.ts';
import { BallotBar } from '../../ui/bigVote/BallotBar.tsx';
import { VoteButton } from '../../ui/bigVote/VoteButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import { CandidateMedia } from './CandidateMedia.tsx';
import { CandidateNeighbours } from './CandidateNeighbours.tsx';
import { CandidateNumbers } from './CandidateNumbers.tsx';

interface CandidateViewProps {
  readonly data: BigVoteDetails & CandidateDetail;
  readonly view: JoinView;
}

/** Renders one candidate: media, counts, vote button, sharing and description. */
export function CandidateView({
  data: { vote, stage: told, option, html },
  view,
}: CandidateViewProps) {
  const { t, base } = view;
  const stage = decideVoteStage(vote, useServerSecond([vote.startsAt, vote.endsAt]), told);
  const atOnce = vote.min === 1;
  return (
    <article className="candidate">
      <CandidateMedia option={option} t={t} />
      <p className="candidate-of">
        <a
          className="candidate-vote"
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
      <CandidateNumbers option={option} showsResult={vote.showsResult} t={t} />
      {stage === 'running' ? (
        <div className="candidate-vote">
          <VoteButton atOnce={atOnce} option={option} t={t} vote={vote} />
        </div>
      ) : (
        <p className="candidate-state" role="status">
          {t(stage === 'coming' ? 'bigVote.coming' : 'bigVote.over')}
          {stage === 'coming' && vote.startsAt !== null && (
            <span className="candidate-from">{formatExactTime(vote.startsAt, t)}</span>
          )}
        </p>
      )}
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
          <SanitisedHtml html={html} />
        </div>
      ) : (
        option.description && <p className="candidate-about">{option.description}</p>
      )}
      <CandidateNeighbours base={base} t={t} vote={vote} />
      {stage === 'running' && <BallotBar t={t} vote={atOnce ? { id: vote.id, max: 1 } : vote} />}
    </article>
  );
}
