import type { BigVoteData } from '../../model/bigVote/bigVoteTypes.ts';
import type { VotePageView } from '../../ui/community/communityView.ts';
import { OptionCard } from './OptionCard.tsx';
import { VoteNumbers } from './VoteNumbers.tsx';

/** Number of images that load eagerly, because they may be in the first viewport. */
const EAGER_IMAGES = 2;

/**
 * Renders counts and the first options; search and sort order follow with the island.
 */
export const FirstOptions = ({
  data: { vote, first },
  view: { base, t },
}: {
  readonly data: BigVoteData;
  readonly view: Pick<VotePageView, 'base' | 't'>;
}) => (
  <section className="vote">
    <VoteNumbers numbers={vote} t={t} />
    <div className={vote.themes.length > 0 ? 'vote-wait vote-wait-themes' : 'vote-wait'} />
    <ul className={`options options-${vote.look}`}>
      {first.options.map((option, at) => (
        <OptionCard
          key={option.id}
          base={base}
          eager={at < EAGER_IMAGES}
          look={vote.look}
          option={option}
          t={t}
          vote={vote}
        />
      ))}
    </ul>
  </section>
);
