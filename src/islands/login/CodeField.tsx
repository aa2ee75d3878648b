import { useStore } from '@nanostores/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { maskPhone } from '../../model/member/phone.ts';
import { decideWait } from '../../model/member/rules.ts';
import { $loginDraft, readPhone, requestCode } from '../../stores/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/login/Field.tsx';
import type { FormState } from './useForm.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly form: FormState;
  readonly t: ActTranslate;
}

const SECOND_MS = 1000;

/** The code that is sent to the phone of the field above, and the button that sends it. */
export function CodeField({ value, onType, form, t }: CodeFieldProps) {
  const wait = useWait();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');

  const send = async () => {
    if (sending.current || wait > 0) return;
    const phone = readPhone();
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
    <>
      <Field
        name="code"
        label={t('login.code')}
        value={value}
        onType={onType}
        error={form.errorOf('code')}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <BusyButton
            busy={busy}
            className="field-button"
            type="button"
            disabled={wait > 0}
            onClick={() => void send()}
          >
            {wait > 0 ? t('login.resend', { n: wait }) : t('login.sendCode')}
          </BusyButton>
        }
      />
      <p className="field-hint" role="status">
        {sentTo && t('login.codeSent', { phone: sentTo })}
      </p>
    </>
  );
}

/** Seconds until this phone may have another code. */
function useWait(): number {
  const { sentAt, sentTo } = useStore($loginDraft);
  const phone = readPhone();
  const [, count] = useReducer((seconds: number) => seconds + 1, 0);
  const wait = decideWait(sentAt, Date.now());
  const isOver = wait === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return phone.ok && phone.value.phone !== sentTo ? 0 : wait;
}
