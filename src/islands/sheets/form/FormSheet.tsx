import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { CommunityTranslate } from '../../../i18n/translate.ts';
import type { FormRequest } from '../../../services/sheets.ts';
import { findUploadProblem } from '../media/uploadMessages.ts';
import { Sheet } from '../Sheet.tsx';
import { UnsentDrafts } from './UnsentDrafts.tsx';
import type { SheetForm } from './useSheetForm.ts';

/** Props of every form in the table of forms. */
export interface FormProps {
  readonly request: FormRequest;
  readonly onClose: () => void;
  readonly t: CommunityTranslate;
}

interface FormSheetProps<F extends string> {
  readonly form: SheetForm<F>;
  readonly title: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly children: ReactNode;
}

/** Renders the frame of a form: its title, the error of the whole form, and the submit button. */
export function FormSheet<F extends string>({ form, title, submit, children }: FormSheetProps<F>) {
  const { t, busy, waits, problem, list, onClose } = form;
  const problemId = useId();
  const paused = list.some(({ status }) => status.state === 'paused');
  const whole = problem?.field === '' ? problem.message : findUploadProblem(list, t);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during composition confirms the input method's text and must not send.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void form.submit();
  };

  return (
    <Sheet title={title} onClose={onClose} t={t}>
      <form ref={form.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        {children}
        <p className="mt-12 min-h-44 text-28 text-accent" id={problemId} role="alert">
          {whole}
        </p>
        <p className="text-28 text-ink-2 empty:hidden" role="status">
          {paused ? t('upload.paused') : waits && t('upload.waits')}
        </p>
        <UnsentDrafts disabled={busy} onTake={form.takeUnsent} t={t} texts={form.unsent} />
        <button
          className="sheet-submit"
          type="submit"
          aria-busy={busy}
          aria-describedby={problemId}
          aria-disabled={busy}
        >
          {busy ? t('form.sending') : submit}
        </button>
      </form>
    </Sheet>
  );
}
