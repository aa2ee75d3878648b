import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { Message } from '../Message.tsx';

interface BallotBarProps {
  readonly vote: Pick<BigVote, 'id' | 'max'>;
  readonly t: BigVoteTranslate;
}

/**
 * Renders the foot of a vote: the votes that this reader has left today and, where a vote takes
 * several options, the chosen ones and the submit button. actions/showBallots.ts writes its
 * text; without text it has no height. Styles: styles/ballot.css.
 */
export const BallotBar = ({ vote, t }: BallotBarProps) => (
  <div className="ballot-bar" data-ballot-bar={vote.id}>
    <p className="ballot-said" role="status" />
    {vote.max > 1 && (
      <button className="ballot-send" data-act="vote" data-vote={vote.id} type="button">
        <Message k="vote.submit" t={t} />
      </button>
    )}
  </div>
);
