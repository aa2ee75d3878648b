import { useLayoutEffect, useRef } from 'react';
import { showToast } from '../../host/toast.ts';
import { LoginSteps } from '../login/LoginSteps.tsx';
import { useLoginFlow } from '../login/useLoginFlow.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

/** Renders the login above the page; the interrupted action continues after it. */
export function LoginSheet({ request, onClose, t }: SheetProps<'login'>) {
  const finish = () => {
    showToast(t('login.done'));
    onClose();
  };
  const flow = useLoginFlow(finish, { loginOnly: true });
  const body = useRef<HTMLDivElement>(null);
  const { step } = flow;
  const { reason } = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field
  useLayoutEffect(
    () => body.current?.querySelector('input')?.focus({ preventScroll: true }),
    [step],
  );
  return (
    <Sheet title={t(flow.title)} onClose={onClose} t={t}>
      {reason && step === 'enter' && (
        <p className="form-hint">{typeof reason === 'string' ? t(reason) : reason.text}</p>
      )}
      <div ref={body}>
        <LoginSteps flow={flow} t={t} />
      </div>
    </Sheet>
  );
}
