import { type FormEvent, use } from 'react';
import { loadStyleSheet } from '../../host/styles/loadStyleSheet.ts';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import answersUrl from '../../styles/answers.css?url';
import { AnswerFields } from '../join/fields/AnswerFields.tsx';
import type { SheetProps } from '../Sheets.island.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { Sheet } from './Sheet.tsx';
import { useBallotForm } from './useBallotForm.ts';

/** Renders what a vote requires before it counts: the voter's data and the image code. */
export function BallotSheet({ request, onClose }: SheetProps<'ballotCheck'>) {
  const locale = readPageLocale();
  // Requested together.
  const fieldMessages = loadJoinMessages(locale);
  const t = use(loadBigVoteMessages(locale));
  const fieldsT = use(fieldMessages);
  use(styles());
  const form = useBallotForm(request, onClose, t);
  const { candidates, needsCode, vote } = request;
  const names = candidates.map(({ number, name }) => nameOf(number, name, t)).join(' · ');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <Sheet title={t('ballot.title')} onClose={onClose} t={t}>
      <form ref={form.form} noValidate onSubmit={onSubmit}>
        <p className="mb-16 text-30 text-ink-2">{t('ballot.for', { names })}</p>
        <AnswerFields
          answers={form.answers}
          busy={form.busy}
          fields={vote.userFields}
          onSettle={form.onSettle}
          problems={form.problems}
          set={form.set}
          t={fieldsT}
        />
        {needsCode && (
          <CaptchaField
            busy={form.busy}
            code={form.code}
            error={form.codeError}
            form={form.codeForm}
            input={form.codeInput}
            onForm={form.showCode}
            onType={form.typeCode}
            t={t}
            text={form.typed}
          />
        )}
        <p className="mt-12 min-h-44 text-28 text-accent" role="alert">
          {form.problem}
        </p>
        <button
          className="sheet-submit"
          type="submit"
          aria-busy={form.busy}
          aria-disabled={form.busy}
        >
          {form.busy ? t('form.sending') : t('vote.submit')}
        </button>
      </form>
    </Sheet>
  );
}

/** Cached, because `use()` needs the same promise at every render. */
let loading: Promise<void> | undefined;
const styles = (): Promise<void> => {
  loading ??= loadStyleSheet(answersUrl);
  return loading;
};

const nameOf = (n: number, name: string, t: BigVoteTranslate): string =>
  t('candidate.name', { n, name });
