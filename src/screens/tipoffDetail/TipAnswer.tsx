import type { Tipoff } from '../../model/people/types.ts';
import { Moment } from '../../ui/Moment.tsx';
import { AttachedMedia } from '../../ui/people/AttachedMedia.tsx';
import type { PeopleView } from '../../ui/people/view.ts';

interface TipAnswerProps {
  readonly tip: Tipoff;
  /**
   * Number of images in the tip-off itself; the lightbox numbers the answer's images after them.
   */
  readonly firstPicture: number;
  readonly view: PeopleView;
}

/** Renders the newsroom's answer with its images; null without an answer. */
export function TipAnswer({ tip, firstPicture, view }: TipAnswerProps) {
  const { answer, answeredBy, answeredAt, answerAttached } = tip;
  if (answer === '' && answerAttached.length === 0) return null;
  const { t, now, config } = view;
  return (
    <section className="tip-answer">
      <h2 className="tip-answer-name">{t('tipoff.answer')}</h2>
      <p className="tip-answer-meta">
        {answeredBy && <span>{answeredBy}</span>}
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
      {answer && <p className="tip-text">{answer}</p>}
      <AttachedMedia
        attached={answerAttached}
        firstPicture={firstPicture}
        title={t('tipoff.answer')}
        view={view}
      />
    </section>
  );
}
