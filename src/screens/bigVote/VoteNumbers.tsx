import type { BigVoteMessageKey, BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { Message } from '../../ui/Message.tsx';

interface VoteNumbersProps {
  readonly numbers: Pick<BigVote, 'options' | 'votes' | 'views' | 'showsResult'>;
  readonly t: BigVoteTranslate;
}

/** Renders the numbers of options, votes and views of a vote. */
export function VoteNumbers({ numbers, t }: VoteNumbersProps) {
  const { options, votes, views, showsResult } = numbers;
  return (
    <dl className="vote-numbers">
      <Fact k="bigVote.options" n={options} t={t} />
      {showsResult && <Fact k="bigVote.votes" n={votes} t={t} />}
      <Fact k="bigVote.views" n={views} t={t} />
    </dl>
  );
}

const Fact = ({ k, n, t }: { k: BigVoteMessageKey; n: number; t: BigVoteTranslate }) => (
  <div>
    <dd>{n}</dd>
    <dt>
      <Message k={k} t={t} />
    </dt>
  </div>
);
