import { useEffect, useState } from 'react';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import type { BigVote, VoteStage } from '../../model/bigVote/normaliseBigVote.ts';
import {
  decideCountdownTarget,
  decideNextTick,
  splitTimeLeft,
} from '../../model/bigVote/voteStage.ts';
import { Message } from '../../ui/Message.tsx';

interface VoteStageLineProps {
  readonly vote: Pick<BigVote, 'startsAt' | 'endsAt'>;
  readonly stage: VoteStage;
  readonly t: BigVoteTranslate;
}

const COUNTDOWN_MESSAGE_KEYS = { coming: 'bigVote.begins', running: 'bigVote.ends' } as const;
const STAGE_MESSAGE_KEYS = {
  coming: 'bigVote.coming',
  running: 'bigVote.running',
  over: 'bigVote.over',
} as const;

/** Renders the stage of a vote and the time until it changes, by the server's clock. */
export function VoteStageLine({ vote, stage, t }: VoteStageLineProps) {
  const until = decideCountdownTarget(vote, stage);
  return (
    <p className="vote-stage" data-stage={stage}>
      <span role="status">
        <Message className="vote-state" k={STAGE_MESSAGE_KEYS[stage]} t={t} />
      </span>
      {until !== null && stage !== 'over' && (
        <>
          <Message k={COUNTDOWN_MESSAGE_KEYS[stage]} t={t} />
          <Countdown t={t} until={until} />
        </>
      )}
    </p>
  );
}

/** Counts down by minutes, on the last day by seconds. */
function Countdown({ until, t }: { readonly until: number; readonly t: BigVoteTranslate }) {
  const [tick, setTick] = useState<number | null>(null);
  const now = useServerSecond([tick, until]);
  useEffect(() => {
    if (now !== null) setTick(decideNextTick(until, now));
  }, [now, until]);
  if (now === null) return null;
  const { days, hours, minutes, seconds } = splitTimeLeft(until - now);
  const clock = (days > 0 ? [hours, minutes] : [hours, minutes, seconds])
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return (
    <span className="vote-left" role="timer">
      {days > 0 && <Message className="vote-days" k="bigVote.days" t={t} values={{ n: days }} />}
      {clock}
    </span>
  );
}
