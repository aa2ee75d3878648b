import { type RefObject, useRef, useState } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { useSingleTask } from '../useSingleTask.ts';

export interface LoginFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Returns the error message of a field, or of the form as a whole; undefined for none. */
  readonly errorOf: (field: LoginProblem['field']) => string | undefined;
  /** Shows the problem and focuses its field. */
  readonly complain: (problem: LoginProblem | null) => void;
  /** Runs the work of the form unless it is already running. */
  readonly run: (work: () => Promise<LoginProblem | null>) => Promise<void>;
}

/** Problem of a submit that threw, for example because its code did not load. */
const SUBMIT_FAILED: LoginProblem = { field: 'form', reason: { message: 'state.network' } };

/** Returns what all forms of the login share: one submit at a time, and its error. */
export function useLoginForm(t: ActionTranslate): LoginFormState {
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useSingleTask();
  const [problem, setProblem] = useState<LoginProblem | null>(null);

  const complain = (wrong: LoginProblem | null) => {
    setProblem(wrong);
    if (wrong === null || wrong.field === 'form') return;
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
  };

  return {
    form,
    busy,
    complain,
    errorOf: (field) => {
      if (problem?.field !== field) return undefined;
      const { reason } = problem;
      return 'text' in reason ? reason.text : t(reason.message);
    },
    run: (work) =>
      run(
        async () => {
          // Cleared first, so that screen readers announce the same message again.
          setProblem(null);
          complain(await work());
        },
        () => complain(SUBMIT_FAILED),
      ),
  };
}
