import type { ReactNode } from 'react';
import type { GovernmentQuestion } from '../../model/people/types.ts';
import { Moment } from '../../ui/Moment.tsx';
import { AttachedMedia } from '../../ui/people/AttachedMedia.tsx';
import type { PeopleView } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';
import { Judgement } from './Judgement.tsx';

interface QaAnswerProps {
  readonly question: GovernmentQuestion;
  readonly view: PeopleView;
  readonly answer: ReactNode;
}

/** Renders the office's answer with its images and the asker's rating. */
export function QaAnswer({ question, view, answer }: QaAnswerProps) {
  const { attached, state, answerOffice, office, answeredAt, answerAttached } = question;
  const { t, now, config } = view;
  const isHere = answer !== null || answerAttached.length > 0;
  const pictures = attached.filter(({ kind }) => kind === 'picture').length;
  const unit = answerOffice || office;
  return (
    <section aria-labelledby="qa-answer" className="qa-answer">
      <h2 className="text-34 font-semibold" id="qa-answer">
        <Words k="government.answer" t={t} />
      </h2>
      {isHere ? (
        <>
          <p className="mt-8 flex flex-wrap text-26 text-ink-3">
            {unit && <span className="mr-20 break-words">{unit}</span>}
            {answeredAt !== null && (
              <Moment
                at={answeredAt}
                now={now}
                rule={config.times.listRule}
                style={config.times.listStyle}
                t={t}
              />
            )}
          </p>
          {answer}
          <AttachedMedia
            attached={answerAttached}
            firstPicture={pictures}
            title={unit}
            view={view}
          />
          {state === 'answered' && <Judgement question={question} t={t} />}
        </>
      ) : (
        <p className="mt-16 text-30 text-ink-2">
          <Words k="government.noAnswer" t={t} />
        </p>
      )}
    </section>
  );
}
