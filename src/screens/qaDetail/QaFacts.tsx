import type { ReactNode } from 'react';
import type { PeopleKey, PeopleTranslate } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/people/types.ts';
import { Words } from '../../ui/words.tsx';
import { STATE_WORDS } from './states.ts';

interface QaFactsProps {
  readonly question: GovernmentQuestion;
  readonly t: PeopleTranslate;
  /** Whether to show office and state, when nothing else on the page shows them. */
  readonly withOffice: boolean;
}

/** Renders the office, region and category of the question. */
export function QaFacts({ question, t, withOffice }: QaFactsProps) {
  const { office, region, category, state } = question;
  const all: readonly (readonly [PeopleKey, string])[] = [
    ['government.office', withOffice ? office : ''],
    ['government.region', region],
    ['government.category', category],
  ];
  const told = all.filter(([, text]) => text !== '');
  if (told.length === 0 && !withOffice) return null;
  return (
    <dl className="mt-28 border-t pt-20 text-28 text-ink-2">
      {told.map(([key, text]) => (
        <Fact key={key} name={key} t={t}>
          {text}
        </Fact>
      ))}
      {withOffice && (
        <Fact name="government.state" t={t}>
          <Words
            className={state === 'answered' ? 'text-positive' : undefined}
            k={STATE_WORDS[state]}
            t={t}
          />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: PeopleKey;
  readonly t: PeopleTranslate;
  readonly children: ReactNode;
}

const Fact = ({ name, t, children }: FactProps) => (
  <div className="flex py-4">
    <dt className="mr-24 shrink-0 text-ink-3">
      <Words k={name} t={t} />
    </dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
