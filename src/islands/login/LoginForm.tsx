import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import {
  $terms,
  hasMessengerLogin,
  type LoginOutcome,
  loginWithCode,
  loginWithHost,
  loginWithPassword,
  validateCode,
  validatePhone,
} from '../../services/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CodeField } from './CodeField.tsx';
import { FormError } from './FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useLoginForm } from './useLoginForm.ts';

interface LoginFormProps {
  /** Runs a login of this form, then starts the next step; resolves to the problem, or null. */
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly t: ActionTranslate;
}

/** Renders the login by code or password, and by the messenger where that is available. */
export function LoginForm({ enter, t }: LoginFormProps) {
  const form = useLoginForm(t);
  const [byCode, setByCode] = useState(true);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const settings = readSettings();

  const submit = async (): Promise<LoginProblem | null> => {
    const phone = validatePhone();
    if (!phone.ok) return phone.error;
    if (byCode) {
      const typed = validateCode(code);
      if (!typed.ok) return typed.error;
      return enter(() => loginWithCode(settings, { ...phone.value, code: typed.value }));
    }
    if (!password) return { field: 'password', reason: { message: 'login.passwordMissing' } };
    return enter(() => loginWithPassword(settings, { ...phone.value, password }));
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
      <PhoneField error={form.errorOf('phone')} isUsername={!byCode} t={t} />
      {byCode ? (
        <CodeField value={code} onType={setCode} form={form} t={t} />
      ) : (
        <PasswordField
          name="password"
          label={t('login.password')}
          value={password}
          onType={setPassword}
          error={form.errorOf('password')}
          known
          t={t}
        />
      )}
      <FormError text={form.errorOf('form')} />
      <BusyButton busy={form.busy} className="main-button" type="submit">
        {t('login.title')}
      </BusyButton>
      <div className="form-others">
        <button
          className="form-other"
          type="button"
          onClick={() => {
            form.complain(null);
            setByCode(!byCode);
          }}
        >
          {t(byCode ? 'login.byPassword' : 'login.byCode')}
        </button>
        {hasMessengerLogin(settings) && (
          <button
            className="form-other"
            type="button"
            onClick={() => void form.run(() => loginWithHost(settings))}
          >
            {t('login.byMessenger')}
          </button>
        )}
      </div>
      <TermsLine t={t} />
    </form>
  );
}

/** Renders the links to the terms. They open in a new tab, so that the form keeps its input. */
function TermsLine({ t }: { t: ActionTranslate }) {
  const terms = useStore($terms);
  const links = [
    [terms?.termsUrl, t('login.terms')],
    [terms?.privacyUrl, t('login.privacy')],
  ].filter(([url]) => url);
  return (
    <p className="form-terms">
      {links.length > 0 && t('login.agree')}
      {links.map(([url, name]) => (
        <a key={url === terms?.termsUrl ? name : url} href={url} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}
