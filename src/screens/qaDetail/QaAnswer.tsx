import { ANSWER_RATINGS, getRatingMessageKey } from '../../i18n/answerRating.ts';
import { getAnswerTimeMessageKey } from '../../i18n/answerTime.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { countAnswerDays } from '../../model/community/answerTime.ts';
import type { GovernmentQuestion } from '../../model/community/qa.ts';
import { AttachedMedia } from '../../ui/community/AttachedMedia.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';

interface QaAnswerProps {
  readonly question: GovernmentQuestion;
  readonly view: CommunityView;
}

/**
 * Renders the office's answer with the days that it took, its images and the asker's rating; without
 * an answer, for how long the question has waited.
 */
export function QaAnswer({ question, view }: QaAnswerProps) {
  const { attached, state, answerOffice, office, askedAt, answeredAt, answerHtml, answerAttached } =
    question;
  const { t, now, config } = view;
  const hasAnswer = answerHtml !== '' || answerAttached.length > 0;
  const imageCount = attached.filter(({ kind }) => kind === 'picture').length;
  const unit = answerOffice || office;
  const days = countAnswerDays(askedAt, answeredAt);
  return (
    <section aria-labelledby="qa-answer" className="qa-answer">
      <h2 className="text-34 font-semibold" id="qa-answer">
        <Message k="government.answer" t={t} />
      </h2>
      {hasAnswer ? (
        <>
          <p className="mt-8 flex flex-wrap text-26 text-ink-3">
            {unit && <span className="mr-20">{unit}</span>}
            <ListTime at={answeredAt} now={now} t={t} times={config.times} />
            {days !== null && (
              <Message
                className="ml-20"
                k={getAnswerTimeMessageKey(days)}
                t={t}
                values={{ n: days }}
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
          {askedAt !== null && <qa-waiting data-asked={askedAt} />}
        </p>
      )}
    </section>
  );
}

interface AnswerRatingFormProps {
  readonly question: GovernmentQuestion;
  readonly t: CommunityTranslate;
}

/**
 * Renders the asker's rating of the answer. All readers see a given rating; the form is for the
 * asker alone, who is identified after loading (elements/AnswerRatingElement.ts).
 */
function AnswerRatingForm({ question, t }: AnswerRatingFormProps) {
  const { id, writer, satisfaction, asksSatisfaction } = question;
  if (satisfaction === null && !asksSatisfaction) return null;
  return (
    <qa-judgement data-id={id} data-writer={writer.id}>
      <p className="qa-judged" hidden={satisfaction === null} role="status">
        <Message className="mr-16 text-ink-3" k="government.judged" t={t} />
        <b className="qa-said">
          {satisfaction !== null && <Message k={getRatingMessageKey(satisfaction)} t={t} />}
        </b>
      </p>
      {satisfaction === null && (
        <fieldset className="qa-judge" hidden>
          <legend className="text-30 font-medium">
            <Message k="government.judge" t={t} />
          </legend>
          <div className="flex">
            {ANSWER_RATINGS.map((value) => (
              <button
                key={value}
                className="mr-16 mt-16 flex min-h-88 flex-1 items-center justify-center rounded border text-30"
                data-act="satisfy"
                data-id={id}
                data-value={value}
                type="button"
              >
                <Message k={getRatingMessageKey(value)} t={t} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </qa-judgement>
  );
}
