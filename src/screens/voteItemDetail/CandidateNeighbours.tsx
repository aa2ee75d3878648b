import { useStore } from '@nanostores/react';
import type { JoinTranslate } from '../../i18n/translate.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/bigVoteTypes.ts';
import { linkTo } from '../../routes.ts';
import { $neighbours } from './voteItemDetail.state.ts';

interface CandidateNeighboursProps {
  readonly vote: Pick<BigVote, 'id' | 'activityId'>;
  readonly base: string;
  readonly t: JoinTranslate;
}

/** Renders links to the candidates with the previous and the next number. */
export function CandidateNeighbours({ vote, base, t }: CandidateNeighboursProps) {
  const { previous, next } = useStore($neighbours);
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
