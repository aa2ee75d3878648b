import type { ReactNode } from 'react';
import { QUESTION_STATE_MESSAGE_KEYS } from '../../i18n/questionState.ts';
import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/community/qa.ts';
import type { QuestionState } from '../../model/community/questionItem.ts';
import { Message } from '../../ui/Message.tsx';

interface QaFactsProps {
  readonly question: GovernmentQuestion;
  readonly t: CommunityTranslate;
  /** Whether to show office and state, when nothing else on the page shows them. */
  readonly withOffice: boolean;
}

/** Renders the office, region and category of the question. */
export function QaFacts({ question, t, withOffice }: QaFactsProps) {
  const { office, region, category, state } = question;
  const all: readonly (readonly [CommunityMessageKey, string])[] = [
    ['government.office', withOffice ? office : ''],
    ['government.region', region],
    ['government.category', category],
  ];
  const shownFacts = all.filter(([, text]) => text !== '');
  if (shownFacts.length === 0 && !withOffice) return null;
  return (
    <dl className="mt-28 border-t pt-20 text-28 text-ink-2">
      {shownFacts.map(([key, text]) => (
        <Fact key={key} name={key} t={t}>
          {text}
        </Fact>
      ))}
      {withOffice && (
        <Fact name="government.state" t={t}>
          <Message
            className={state === 'answered' ? 'text-positive' : undefined}
            k={QUESTION_STATE_MESSAGE_KEYS[state]}
            t={t}
          />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: CommunityMessageKey;
  readonly t: CommunityTranslate;
  readonly children: ReactNode;
}

const Fact = ({ name, t, children }: FactProps) => (
  <div className="flex py-4">
    <dt className="mr-24 shrink-0 text-ink-3">
      <Message k={name} t={t} />
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** The states of a question, in order of progress. */
export const QUESTION_STATES: readonly QuestionState[] = ['awaiting', 'working', 'answered'];
