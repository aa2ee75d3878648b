import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { AnswerRatingForm } from './AnswerRatingForm.tsx';

interface QaAnswerProps {
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
}

/** Renders the office's answer with its images and the asker's rating. */
export function QaAnswer({ question, view }: QaAnswerProps) {
  const { attached, state, answerOffice, office, answeredAt, answerHtml, answerAttached } =
    question;
  const { t, now, config } = view;
  const hasAnswer = answerHtml !== '' || answerAttached.length > 0;
  const imageCount = attached.filter(({ kind }) => kind === 'picture').length;
  const unit = answerOffice || office;
  return (
    <section aria-labelledby="qa-answer" className="qa-answer">
      <h2 className="text-34 font-semibold" id="qa-answer">
        <Message k="government.answer" t={t} />
      </h2>
      {hasAnswer ? (
        <>
          <p className="mt-8 flex flex-wrap text-26 text-ink-3">
            {unit && <span className="mr-20">{unit}</span>}
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
          <SanitisedProse html={answerHtml} />
          <AttachedMedia
            attached={answerAttached}
            firstPicture={imageCount}
            title={unit}
            view={view}
          />
          {state === 'answered' && <AnswerRatingForm question={question} t={t} />}
        </>
      ) : (
        <p className="mt-16 text-30 text-ink-2">
          <Message k="government.noAnswer" t={t} />
        </p>
      )}
    </section>
  );
}
