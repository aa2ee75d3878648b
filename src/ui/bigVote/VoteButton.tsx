import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { Message } from '../Message.tsx';

interface VoteButtonProps {
  readonly option: Pick<VoteOption, 'id' | 'number' | 'name'>;
  readonly vote: Pick<BigVote, 'id' | 'max'>;
  readonly t: BigVoteTranslate;
  /** Whether it votes for this option alone, also where a vote takes several. */
  readonly atOnce?: boolean;
}

/**
 * Renders the button that votes for one option; where a vote takes several, it adds the option to
 * the chosen ones. It works in baked rows before hydration (actions/submitVote.ts);
 * actions/showBallots.ts writes its state. Styles: styles/ballot.css.
 */
export function VoteButton({ option, vote, t, atOnce = false }: VoteButtonProps) {
  const several = vote.max > 1 && !atOnce;
  return (
    <button
      aria-pressed={false}
      className="ballot"
      data-act="vote"
      data-name={option.name}
      data-number={option.number}
      data-once={atOnce ? '' : undefined}
      data-option={option.id}
      data-vote={vote.id}
      type="button"
    >
      <Message className="ballot-idle" k={several ? 'ballot.choose' : 'vote.submit'} t={t} />
      <Message className="ballot-on" k={several ? 'ballot.chosen' : 'ballot.voted'} t={t} />
      <span className="sr-only">{` ${option.number} ${option.name}`}</span>
    </button>
  );
}
