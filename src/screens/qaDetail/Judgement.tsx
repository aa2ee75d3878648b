import { JUDGEMENTS, judgementWord } from '../../i18n/judgement.ts';
import type { PeopleTranslate } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/people/types.ts';
import { Words } from '../../ui/words.tsx';

interface JudgementProps {
  readonly question: GovernmentQuestion;
  readonly t: PeopleTranslate;
}

/**
 * Renders the asker's rating of the answer. All readers see a given rating; the form is for the
 * asker alone, who is identified after loading (elements/qaJudgement.ts).
 */
export function Judgement({ question, t }: JudgementProps) {
  const { id, writer, satisfaction, asksSatisfaction } = question;
  if (satisfaction === null && !asksSatisfaction) return null;
  return (
    <qa-judgement data-id={id} data-writer={writer.id}>
      <p className="qa-judged" hidden={satisfaction === null} role="status">
        <Words className="mr-16 text-ink-3" k="government.judged" t={t} />
        <b className="qa-said">
          {satisfaction !== null && <Words k={judgementWord(satisfaction)} t={t} />}
        </b>
      </p>
      {satisfaction === null && (
        <fieldset className="qa-judge" hidden>
          <legend className="text-30 font-medium">
            <Words k="government.judge" t={t} />
          </legend>
          <div className="flex">
            {JUDGEMENTS.map((value) => (
              <button
                key={value}
                className="mr-16 mt-16 flex min-h-88 flex-1 items-center justify-center rounded border text-30"
                data-act="satisfy"
                data-id={id}
                data-value={value}
                type="button"
              >
                <Words k={judgementWord(value)} t={t} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </qa-judgement>
  );
}
