import type { JoinTranslate } from '../../i18n/translate.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/types.ts';
import { Words } from '../words.tsx';

interface CastButtonProps {
  readonly option: Pick<VoteOption, 'id' | 'number' | 'name'>;
  readonly vote: Pick<BigVote, 'id' | 'max'>;
  readonly t: JoinTranslate;
  /** Whether it votes for this option alone, also where a vote takes several. */
  readonly atOnce?: boolean;
}

/**
 * Renders the button that votes for one option; where a vote takes several, it adds the option to
 * the chosen ones. It works in baked rows before hydration (elements/acts/cast.ts);
 * elements/acts/castShown.ts writes its state. Styles: styles/cast.css.
 */
export function CastButton({ option, vote, t, atOnce = false }: CastButtonProps) {
  const several = vote.max > 1 && !atOnce;
  return (
    <button
      aria-pressed={false}
      className="cast"
      data-act="cast"
      data-name={option.name}
      data-number={option.number}
      data-once={atOnce ? '' : undefined}
      data-option={option.id}
      data-vote={vote.id}
      type="button"
    >
      <Words className="cast-idle" k={several ? 'cast.choose' : 'vote.submit'} t={t} />
      <Words className="cast-on" k={several ? 'cast.chosen' : 'cast.voted'} t={t} />
      <span className="sr-only">{` ${option.number} ${option.name}`}</span>
    </button>
  );
}
