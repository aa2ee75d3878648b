import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { BigVote } from '../../model/bigVote/bigVoteTypes.ts';
import { BallotBar } from '../../ui/bigVote/BallotBar.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { VoteImages } from './VoteImages.tsx';

interface BigVoteViewProps {
  readonly vote: BigVote;
  readonly view: JoinView;
  /** The sanitised rules; null for none. */
  readonly rules: ReactNode;
  /** The vote's counts and options. */
  readonly list: ReactNode;
}

/** Renders a vote: images, title and times, rules, options, and the bar with the submit button. */
export function BigVoteView({ vote, view, rules, list }: BigVoteViewProps) {
  const { title, description, pictures, dayLimit } = vote;
  const { t } = view;
  return (
    <>
      <VoteImages pictures={pictures} t={t} />
      <header className="vote-head">
        <h1 className="vote-title">{title}</h1>
        <Times t={t} vote={vote} />
        {dayLimit !== null && (
          <p className="vote-times">
            <Message k="vote.perDay" t={t} values={{ n: dayLimit }} />
          </p>
        )}
        <FoldedText t={t} text={description} />
      </header>
      {rules && (
        <details className="vote-rules">
          <summary>
            <Message k="bigVote.rules" t={t} />
            <Icon className="vote-rules-mark" icon={ChevronDown} />
          </summary>
          {rules}
        </details>
      )}
      {list}
      <BallotBar t={t} vote={vote} />
    </>
  );
}

function Times({ vote: { startsAt, endsAt }, t }: { vote: BigVote } & Pick<JoinView, 't'>) {
  if (startsAt === null && endsAt === null) return null;
  return (
    <p className="vote-times">
      {startsAt !== null && <ExactTime at={startsAt} t={t} />}
      <Message k="bigVote.until" t={t} />
      {endsAt !== null && <ExactTime at={endsAt} t={t} />}
    </p>
  );
}
