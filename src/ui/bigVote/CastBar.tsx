import type { JoinTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/types.ts';
import { Words } from '../words.tsx';

interface CastBarProps {
  readonly vote: Pick<BigVote, 'id' | 'max'>;
  readonly t: JoinTranslate;
}

/**
 * At the foot of a vote: what this reader has left today and, where one vote takes several,
 * what is chosen and the way to vote for it. Its words are painted by
 * elements/acts/castShown.ts; until there are some it takes no room. Styles: styles/cast.css.
 */
export const CastBar = ({ vote, t }: CastBarProps) => (
  <div className="cast-bar" data-cast-bar={vote.id}>
    <p className="cast-said" role="status" />
    {vote.max > 1 && (
      <button className="cast-send" data-act="cast" data-vote={vote.id} type="button">
        <Words k="vote.submit" t={t} />
      </button>
    )}
  </div>
);
