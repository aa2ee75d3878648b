import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { decideLoginStep, type LoginStep } from '../../model/member/loginRules.ts';
import { type LoginOutcome, loadLogin } from '../../services/session/login.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';

/** A step after the login itself; only the account page offers `setPassword`. */
export type FollowUpStep = 'bindPhone' | 'setPassword';

type FlowStep = 'enter' | FollowUpStep;

export interface LoginFlow {
  readonly step: FlowStep;
  readonly title: ActionMessageKey;
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly finish: () => void;
}

const TITLES: Readonly<Record<FlowStep, ActionMessageKey>> = {
  enter: 'login.title',
  bindPhone: 'login.bindTitle',
  setPassword: 'login.passwordTitle',
};

interface FlowOptions {
  /** `enter` when absent. */
  readonly first?: FlowStep;
  /** The flow ends with the login, because a write waits for it: no step follows. */
  readonly loginOnly?: boolean;
}

/**
 * Returns the steps of a login, in the sheet and on the page. `onDone` is called once the
 * reader is logged in and each offered step is done or put off.
 */
export function useLoginFlow(
  onDone: () => void,
  { first = 'enter', loginOnly = false }: FlowOptions = {},
): LoginFlow {
  const session = useStore($session);
  const [step, setStep] = useState<FlowStep>(first);
  /** Whether a login of this form is running: a new member session then comes from it. */
  const own = useRef(false);
  const goToStep = useRef((_: LoginStep) => {});
  goToStep.current = (next) => {
    if (next === 'done' || loginOnly) onDone();
    else setStep(next);
  };

  useEffect(() => {
    loadSession();
    void loadLogin(readSettings());
  }, []);

  // The session changed elsewhere: a login in another tab or by the messenger, or a logout.
  useEffect(() => {
    if (session.state === 'anonymous' && step !== 'enter') {
      own.current = false;
      setStep('enter');
    }
    if (session.state !== 'member' || step !== 'enter' || own.current) return;
    goToStep.current(decideLoginStep(session.member));
  }, [session, step]);

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
        goToStep.current(outcome.value);
        return null;
      } catch (error) {
        own.current = false;
        throw error;
      }
    },
    finish: onDone,
  };
}
