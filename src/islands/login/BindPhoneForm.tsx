import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import {
  type LoginOutcome,
  savePhone,
  validateCode,
  validatePhone,
} from '../../services/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CodeField } from './CodeField.tsx';
import { FormError } from './FormError.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useLoginForm } from './useLoginForm.ts';

interface BindPhoneFormProps {
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly onLater: () => void;
  readonly t: ActionTranslate;
}

/** Renders the form that adds a phone number for a member who logged in by another service. */
export function BindPhoneForm({ enter, onLater, t }: BindPhoneFormProps) {
  const form = useLoginForm(t);
  const [code, setCode] = useState('');

  const submit = async (): Promise<LoginProblem | null> => {
    const phone = validatePhone();
    if (!phone.ok) return phone.error;
    const typed = validateCode(code);
    if (!typed.ok) return typed.error;
    return enter(() => savePhone(readSettings(), { ...phone.value, code: typed.value }));
  };

  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.run(submit);
      }}
    >
      <p className="form-hint">{t('login.bindHint')}</p>
      <PhoneField error={form.errorOf('phone')} t={t} />
      <CodeField value={code} onType={setCode} form={form} t={t} />
      <FormError text={form.errorOf('form')} />
      <BusyButton busy={form.busy} className="main-button" type="submit">
        {t('login.bind')}
      </BusyButton>
      <div className="form-others">
        <button className="form-other" type="button" onClick={onLater}>
          {t('login.later')}
        </button>
      </div>
    </form>
  );
}
