import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { type LoginOutcome, readCode, readPhone, savePhone } from '../../stores/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CodeField } from './CodeField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useForm } from './useForm.ts';

interface BindFormProps {
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly onLater: () => void;
  readonly t: ActTranslate;
}

/** Renders the form that adds a phone number for a member who logged in by another service. */
export function BindForm({ enter, onLater, t }: BindFormProps) {
  const form = useForm(t);
  const [code, setCode] = useState('');

  const submit = async (): Promise<LoginProblem | null> => {
    const phone = readPhone();
    if (!phone.ok) return phone.error;
    const typed = readCode(code);
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
      <FormProblem text={form.errorOf('form')} />
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
