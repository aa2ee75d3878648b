import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { label, Message } from '../../ui/Message.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { QUESTION_STATE_MESSAGE_KEYS, QUESTION_STATES } from './questionStates.ts';

interface QaStepsProps {
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
}

/** Renders the head of the newer layout: the office, and the steps of the question's progress. */
export function QaSteps({ question, view }: QaStepsProps) {
  const { office, state, askedAt, answeredAt } = question;
  const { t, now, config } = view;
  const reached = QUESTION_STATES.indexOf(state);
  const times = [askedAt, null, answeredAt];
  return (
    <header className="border-b pb-28 pt-28">
      {office && (
        <p className="text-32 font-semibold">
          <Message className="mr-16 text-26 font-normal text-ink-3" k="government.office" t={t} />
          {office}
        </p>
      )}
      <ol {...label(t, 'government.steps')} className="qa-steps">
        {QUESTION_STATES.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={`qa-step ${index <= reached ? 'qa-done' : ''}`}
          >
            <Message k={QUESTION_STATE_MESSAGE_KEYS[step]} t={t} />
            {index <= reached && times[index] != null && (
              <span className="qa-when">
                <Timestamp
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
