import { type RefObject, useRef, useState } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { useOnce } from '../useOnce.ts';

export interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What is wrong with a field, or with the form as a whole, in words. */
  readonly errorOf: (field: LoginProblem['field']) => string | undefined;
  /** Says what is wrong and leads there. */
  readonly complain: (problem: LoginProblem | null) => void;
  /** Does the one thing that the form is for; once, however often it is sent. */
  readonly run: (work: () => Promise<LoginProblem | null>) => Promise<void>;
}

/** Its code did not come, say: nothing was sent. */
const BROKEN: LoginProblem = { field: 'form', words: { message: 'state.network' } };

/** What the forms of the login share: one thing at a time, and what went wrong with it. */
export function useForm(t: ActTranslate): FormState {
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useOnce();
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
      const { words } = problem;
      return 'text' in words ? words.text : t(words.message);
    },
    run: (work) =>
      run(
        async () => {
          // What was said before goes away, so that the same words are announced again.
          setProblem(null);
          complain(await work());
        },
        () => complain(BROKEN),
      ),
  };
}
