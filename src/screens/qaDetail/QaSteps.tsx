import type { GovernmentQuestion } from '../../model/people/types.ts';
import { Moment } from '../../ui/Moment.tsx';
import type { PeopleView } from '../../ui/people/view.ts';
import { label, Words } from '../../ui/words.tsx';
import { STATE_WORDS, STATES } from './states.ts';

interface QaStepsProps {
  readonly question: GovernmentQuestion;
  readonly view: PeopleView;
}

/** Renders the head of the newer layout: the office, and the steps of the question's progress. */
export function QaSteps({ question, view }: QaStepsProps) {
  const { office, state, askedAt, answeredAt } = question;
  const { t, now, config } = view;
  const reached = STATES.indexOf(state);
  const times = [askedAt, null, answeredAt];
  return (
    <header className="border-b pb-28 pt-28">
      {office && (
        <p className="break-words text-32 font-semibold">
          <Words className="mr-16 text-26 font-normal text-ink-3" k="government.office" t={t} />
          {office}
        </p>
      )}
      <ol {...label(t, 'government.steps')} className="qa-steps">
        {STATES.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={`qa-step ${index <= reached ? 'qa-done' : ''}`}
          >
            <Words k={STATE_WORDS[step]} t={t} />
            {index <= reached && times[index] != null && (
              <span className="qa-when">
                <Moment
                  at={times[index]}
                  now={now}
                  rule={config.times.listRule}
                  style={config.times.listStyle}
                  t={t}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </header>
  );
}
