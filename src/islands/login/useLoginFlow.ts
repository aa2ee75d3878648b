import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActKey } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/problem.ts';
import type { LoginStep } from '../../model/member/rules.ts';
import { type LoginOutcome, openLogin } from '../../stores/login.ts';
import { $session, loadSession } from '../../stores/session.ts';

export type FlowStep = 'enter' | Exclude<LoginStep, 'done'>;

export interface LoginFlow {
  readonly step: FlowStep;
  readonly title: ActKey;
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly finish: () => void;
}

const TITLES: Readonly<Record<FlowStep, ActKey>> = {
  enter: 'login.title',
  bindPhone: 'login.bindTitle',
  setPassword: 'login.passwordTitle',
};

/**
 * The steps of a login, in the sheet and on the page. `onDone`: the reader is logged in
 * and has said yes or later to what follows.
 */
export function useLoginFlow(onDone: () => void, first: FlowStep = 'enter'): LoginFlow {
  const session = useStore($session);
  const [step, setStep] = useState<FlowStep>(first);
  /** A login of this form is under way: who comes now comes by it. */
  const own = useRef(false);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    loadSession();
    void openLogin(readSettings());
  }, []);

  // Logged in by another tab or by the messenger; or logged out behind the form.
  useEffect(() => {
    if (session.state === 'anonymous' && step !== 'enter') {
      own.current = false;
      setStep('enter');
    }
    if (session.state !== 'member' || step !== 'enter' || own.current) return;
    if (session.member.phone === '') setStep('bindPhone');
    else done.current();
  }, [session, step]);

  const go = (next: LoginStep) => {
    if (next === 'done') done.current();
    else setStep(next);
  };

  return {
    step,
    title: TITLES[step],
    enter: async (login) => {
      own.current = true;
      try {
        const outcome = await login();
        if (!outcome.ok) {
          own.current = false;
          return outcome.error;
        }
        go(outcome.value);
        return null;
      } catch (error) {
        own.current = false;
        throw error;
      }
    },
    finish: () => done.current(),
  };
}
