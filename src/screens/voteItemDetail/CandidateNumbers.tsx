import { useStore } from '@nanostores/react';
import type { JoinTranslate } from '../../i18n/translate.ts';
import type { VoteOption } from '../../model/bigVote/bigVoteTypes.ts';
import { $optionFacts } from '../../state/bigVote/voteOptions.ts';

interface CandidateNumbersProps {
  readonly option: VoteOption;
  readonly showsResult: boolean;
  readonly t: JoinTranslate;
}

/** Renders votes, rank and gap of a candidate: as loaded, or as updated by this reader's ballot. */
export function CandidateNumbers({ option, showsResult, t }: CandidateNumbersProps) {
  const { votes, rank, gap } = useStore($optionFacts)[option.id] ?? option;
  const shown = [
    ...(showsResult
      ? ([
          [t('bigVote.votes'), votes],
          [t('candidate.rank'), rank],
          [t('candidate.gap'), gap],
        ] as const)
      : []),
    [t('bigVote.views'), option.views],
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
