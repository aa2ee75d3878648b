import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Vote, VoteQuestion } from '../../model/article/normaliseArticle.ts';
import type { VoteResult } from '../../model/vote/normaliseVote.ts';
import { findOptionResult, formatChoice } from '../../model/vote/voteRules.ts';
import { Icon } from '../Icon.tsx';
import { Message } from '../Message.tsx';

interface VoteFieldsProps {
  readonly vote: Vote;
  readonly t: Translate;
}

/** Renders the title of a vote, its closing time and how often a reader may vote. */
export function VoteHead({ vote, t }: VoteFieldsProps) {
  return (
    <>
      {vote.name && <h2 className="text-34 font-medium">{vote.name}</h2>}
      <p className="mt-8 flex flex-wrap gap-x-20 text-26 tabular-nums text-ink-3">
        {vote.endsAt !== null && (
          <Message t={t} k="vote.until" values={{ time: formatExactTime(vote.endsAt, t) }} />
        )}
        {vote.cycle === 'timesADay' && (
          <Message t={t} k="vote.perDay" values={{ n: vote.timesADay }} />
        )}
      </p>
    </>
  );
}

/** Renders the button that sends the vote. */
export const VoteSubmit = ({ isSending, t }: { isSending?: boolean; t: Translate }) => (
  <button className="vote-submit" type="submit" aria-busy={isSending || undefined}>
    <Message t={t} k="vote.submit" />
  </button>
);

interface QuestionFieldProps {
  readonly vote: Vote;
  readonly question: VoteQuestion;
  readonly t: Translate;
  /** Error of the reader's choice; announced, and the description of the group. */
  readonly problem?: string | undefined;
  /** How many options are chosen; announced politely. Absent before hydration. */
  readonly chosen?: string | undefined;
}

/** Renders a question with its options as native inputs, which need no script. */
export function QuestionField({ vote, question, t, problem, chosen }: QuestionFieldProps) {
  const problemId = `vote-${vote.id}-${question.id}-problem`;
  return (
    <fieldset
      className="vote-question"
      aria-describedby={problem ? problemId : undefined}
      data-question={question.id}
    >
      <legend className="text-32">
        {question.name}{' '}
        <span className="ml-12 text-26 text-ink-3">
          {question.multiple ? (
            <Message t={t} k="vote.multiple" values={{ n: question.limit }} />
          ) : (
            <Message t={t} k="vote.single" />
          )}
        </span>
      </legend>
      {question.options.map((option) => (
        <label key={option.id} className="vote-option">
          <input
            className="vote-input"
            name={`q${question.id}`}
            type={question.multiple ? 'checkbox' : 'radio'}
            value={formatChoice(question.id, option.id)}
          />
          <OptionPicture src={option.picture} />
          <span className="vote-name">{option.name}</span>
        </label>
      ))}
      {chosen !== undefined && (
        <p className="text-28 text-ink-2" role="status">
          {chosen}
        </p>
      )}
      <p className="text-28 text-notice" id={problemId} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

interface QuestionBarsProps {
  readonly question: VoteQuestion;
  readonly result: VoteResult;
  /** Message that marks the reader's own choice. */
  readonly yours: string;
  /** Returns the message with the votes and the share. */
  readonly count: (votes: number, percent: number) => string;
}

/** Renders a question's results as bars, animated once, with a mark on the reader's own choice. */
export function QuestionBars({ question, result, yours, count }: QuestionBarsProps) {
  return (
    <div className="vote-question">
      <h3 className="text-32">{question.name}</h3>
      <ul>
        {question.options.map((option) => {
          const own = result.chosen.includes(formatChoice(question.id, option.id));
          const { votes = 0, percent = 0 } = findOptionResult(result, question.id, option.id) ?? {};
          return (
            <li key={option.id} className={own ? 'vote-bar vote-own' : 'vote-bar'}>
              <OptionPicture src={option.picture} />
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline gap-16 text-30">
                  <span className="min-w-0 flex-1">
                    {option.name}
                    {own && (
                      <span className="ml-12 inline-flex items-center gap-4 text-26 text-accent">
                        <Icon className="h-28 w-28" icon={Check} />
                        {yours}
                      </span>
                    )}
                  </span>
                  <span className="shrink-0 text-26 tabular-nums text-ink-2">
                    {count(votes, percent)}
                  </span>
                </p>
                <VoteTrack percent={percent} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const VoteTrack = ({ percent }: { percent: number }): ReactNode => (
  <div className="vote-track" aria-hidden="true">
    <div className="vote-fill" style={{ width: `${percent}%` }} />
  </div>
);

const OptionPicture = ({ src }: { src: string }): ReactNode =>
  src && <img className="h-88 w-88 shrink-0 object-cover" src={src} alt="" loading="lazy" />;
