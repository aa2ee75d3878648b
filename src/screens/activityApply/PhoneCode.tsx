import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { useSecondsLeft } from '../../islands/login/useSecondsLeft.ts';
import { maskPhone } from '../../model/member/phone.ts';
import { CodeInput } from '../../ui/login/CodeInput.tsx';
import { $signUpCode, restoreSignUpCode } from './signUpCode.state.ts';
import { CODE_FIELD, type SignUpForm } from './useSignUp.ts';

interface PhoneCodeProps {
  readonly form: SignUpForm;
  readonly t: JoinTranslate;
}

/** Renders the input for the code that verifies the phone number of the field above. */
export function PhoneCode({ form, t }: PhoneCodeProps) {
  const { sentAt, sentTo } = useStore($signUpCode);
  const wait = useSecondsLeft(sentAt);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(restoreSignUpCode, []);
  // The waiting time applies per phone number.
  const left = form.phone !== '' && form.phone !== sentTo ? 0 : wait;
  const problem = form.problems.find(({ field }) => field === CODE_FIELD);

  const send = async () => {
    if (sending.current || left > 0) return;
    sending.current = true;
    setBusy(true);
    setTold('');
    const isSent = await form.sendCode();
    sending.current = false;
    setBusy(false);
    if (!isSent) return;
    setTold(maskPhone(form.phone) || form.phone);
    container.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={container} data-answer={CODE_FIELD}>
      <CodeInput
        busy={busy}
        error={problem && 'text' in problem.message ? problem.message.text : undefined}
        isQuiet={problem !== form.problems[0]}
        onSend={() => void send()}
        onType={form.setCode}
        sentTo={told}
        t={t}
        value={form.code}
        wait={left}
      />
    </div>
  );
}
