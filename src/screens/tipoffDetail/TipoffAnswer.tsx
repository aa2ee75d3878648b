import type { Tipoff } from '../../model/community/communityTypes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface TipoffAnswerProps {
  readonly tip: Tipoff;
  /**
   * Number of images in the tip-off itself; the lightbox numbers the answer's images after them.
   */
  readonly firstPicture: number;
  readonly view: CommunityView;
}

/** Renders the newsroom's answer with its images; null without an answer. */
export function TipoffAnswer({ tip, firstPicture, view }: TipoffAnswerProps) {
  const { answer, answeredBy, answeredAt, answerAttached } = tip;
  if (answer === '' && answerAttached.length === 0) return null;
  const { t, now, config } = view;
  return (
    <section className="tip-answer">
      <h2 className="tip-answer-name">{t('tipoff.answer')}</h2>
      <p className="tip-answer-meta">
        {answeredBy && <span>{answeredBy}</span>}
        {answeredAt !== null && (
          <Timestamp
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
