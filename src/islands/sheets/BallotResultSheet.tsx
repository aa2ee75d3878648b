import { useStore } from '@nanostores/react';
import { use, useState } from 'react';
import { runTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { Candidate } from '../../model/bigVote/bigVoteTypes.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import { $ballotStatuses } from '../../state/bigVote/ballotStatusStore.ts';
import { $optionFacts, type OptionFacts } from '../../state/bigVote/optionFacts.ts';
import { shareCandidate } from '../../state/bigVote/shareCandidate.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

/** Renders the result of a vote: each candidate's counts, and the votes left for today. */
export function BallotResultSheet({
  request: { vote, candidates },
  onClose,
}: SheetProps<'ballotResult'>) {
  const t = use(loadBigVoteMessages(readPageLocale()));
  const facts = useStore($optionFacts);
  const left = useStore($ballotStatuses)[vote.id]?.left ?? null;
  return (
    <Sheet title={t('vote.thanks')} onClose={onClose} t={t}>
      <ul>
        {candidates.map((candidate) => (
          <li key={candidate.id} className="border-b py-20">
            <CandidateStatus candidate={candidate} facts={facts[candidate.id]} t={t} vote={vote} />
          </li>
        ))}
      </ul>
      {left !== null && (
        <p className="mt-20 text-28 text-ink-2">
          {left > 0 ? t('vote.left', { n: left }) : t('ballot.used')}
        </p>
      )}
    </Sheet>
  );
}

interface CandidateStatusProps {
  readonly candidate: Candidate;
  readonly facts: OptionFacts | undefined;
  readonly vote: BigVote;
  readonly t: BigVoteTranslate;
}

/** Renders one candidate with buttons that invite other readers to vote. */
function CandidateStatus({ candidate, facts, vote, t }: CandidateStatusProps) {
  const [busy, setBusy] = useState(false);
  const name = t('candidate.name', { n: candidate.number, name: candidate.name });
  const open = async (way: 'share' | 'poster') => {
    if (busy) return;
    setBusy(true);
    await runTap(shareCandidate(readSettings(), vote, candidate, way), () => {}).finally(() =>
      setBusy(false),
    );
  };
  const ways = [
    ['share', t('share.title')],
    ['poster', t('candidate.poster')],
  ] as const;
  return (
    <>
      <p className="text-34 font-medium" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </p>
      {facts && vote.showsResult && <Facts facts={facts} t={t} />}
      {!vote.shareClosed && (
        <p className="mt-12 flex" aria-busy={busy}>
          {ways.map(([way, words]) => (
            <button
              key={way}
              className="mr-20 min-h-88 rounded border px-32 text-30"
              type="button"
              onClick={() => void open(way)}
            >
              {words}
              <span className="sr-only">{` ${name}`}</span>
            </button>
          ))}
        </p>
      )}
    </>
  );
}

function Facts({ facts: { votes, rank, gap }, t }: { facts: OptionFacts; t: BigVoteTranslate }) {
  const rankLabel =
    rank === 1 ? t('ballot.first') : rank === null ? '' : t('bigVote.rank', { n: rank });
  const behind = gap === null ? '' : gap === 0 ? t('ballot.tied') : t('ballot.gap', { n: gap });
  return (
    <p className="mt-4 text-28 text-ink-2">
      <strong className="mr-16 font-semibold text-ink">{t('bigVote.count', { n: votes })}</strong>
      {[rankLabel, behind].filter(Boolean).join(' · ')}
    </p>
  );
}
