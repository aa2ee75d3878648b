import { ANSWER_RATINGS, getRatingMessageKey } from '../../i18n/answerRating.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { Message } from '../../ui/Message.tsx';

interface AnswerRatingFormProps {
  readonly question: GovernmentQuestion;
  readonly t: CommunityTranslate;
}

/**
 * Renders the asker's rating of the answer. All readers see a given rating; the form is for the
 * asker alone, who is identified after loading (elements/AnswerRatingElement.ts).
 */
export function AnswerRatingForm({ question, t }: AnswerRatingFormProps) {
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
