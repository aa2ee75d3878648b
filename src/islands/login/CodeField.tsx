import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { maskPhone } from '../../model/member/phone.ts';
import { $loginDraft, requestCode, validatePhone } from '../../services/session/login.ts';
import { CodeInput } from '../../ui/login/CodeInput.tsx';
import type { LoginFormState } from './useLoginForm.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly form: LoginFormState;
  readonly t: ActionTranslate;
}

/** Renders the code input and the button that sends a code to the phone of the field above. */
export function CodeField({ value, onType, form, t }: CodeFieldProps) {
  const wait = useWait();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');

  const send = async () => {
    if (sending.current || wait > 0) return;
    const phone = validatePhone();
    if (!phone.ok) return form.complain(phone.error);
    sending.current = true;
    setBusy(true);
    setSentTo('');
    const problem = await requestCode(readSettings(), phone.value);
    sending.current = false;
    setBusy(false);
    form.complain(problem);
    if (problem) return;
    setSentTo(maskPhone(phone.value.phone) || phone.value.phone);
    form.form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  };

  return (
    <CodeInput
      value={value}
      onType={onType}
      error={form.errorOf('code')}
      busy={busy}
      wait={wait}
      sentTo={sentTo}
      onSend={() => void send()}
      t={t}
    />
  );
}

/** Returns the seconds until another code may be sent to this phone. */
function useWait(): number {
  const { sentAt, sentTo } = useStore($loginDraft);
  const wait = useSecondsLeft(sentAt);
  const phone = validatePhone();
  return phone.ok && phone.value.phone !== sentTo ? 0 : wait;
}
