import type { JoinTranslate } from '../../i18n/translate.ts';
import type { SignUpValue } from '../../model/activity/vouchers.ts';

interface SignUpAnswersProps {
  readonly values: readonly SignUpValue[];
  readonly t: JoinTranslate;
}

/** Renders the answers of a reader's sign-up. */
export function SignUpAnswers({ values, t }: SignUpAnswersProps) {
  if (values.length === 0) return null;
  return (
    <section className="signup-part">
      <h2 className="signup-part-name">{t('signup.answers')}</h2>
      <dl className="signup-answers">
        {values.map(({ name, text, isImage }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {isImage ? (
                <img
                  alt={t('signup.picture', { name })}
                  decoding="async"
                  loading="lazy"
                  src={text}
                />
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
