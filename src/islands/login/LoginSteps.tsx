import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { checkNewPassword } from '../../model/member/loginRules.ts';
import {
  $terms,
  hasMessengerLogin,
  loginWithCode,
  loginWithHost,
  loginWithPassword,
  savePassword,
  savePhone,
  validateCode,
  validatePhone,
} from '../../services/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CodeField } from './CodeField.tsx';
import { FormError } from './FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { LoginFlow } from './useLoginFlow.ts';
import { type LoginFormState, useLoginForm } from './useLoginForm.ts';

interface StepProps {
  readonly flow: LoginFlow;
  readonly t: ActionTranslate;
}

/** Renders the form of the login's current step. */
export function LoginSteps(props: StepProps) {
  switch (props.flow.step) {
    case 'enter':
      return <LoginForm {...props} />;
    case 'bindPhone':
      return <BindPhoneForm {...props} />;
    case 'setPassword':
      return <PasswordForm {...props} />;
  }
}

interface StepFormProps {
  readonly form: LoginFormState;
  /** Sends what was typed; resolves to the problem, or null. */
  readonly submit: () => Promise<LoginProblem | null>;
  /** Label of the submit button. */
  readonly label: string;
  /** What is below the submit button. */
  readonly below: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Renders what all forms of the login share: fields, error, and the submit button. */
const StepForm = ({ form, submit, label, below, children }: StepFormProps) => (
  <form
    ref={form.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void form.run(submit);
    }}
  >
    {children}
    <FormError text={form.errorOf('form')} />
    <BusyButton busy={form.busy} className="main-button" type="submit">
      {label}
    </BusyButton>
    {below}
  </form>
);

/** Renders the login by code or password, and by the messenger where that is available. */
function LoginForm({ flow: { enter }, t }: StepProps) {
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

  const below = (
    <>
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
    </>
  );
  return (
    <StepForm below={below} form={form} label={t('login.title')} submit={submit}>
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
    </StepForm>
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

/** Renders the button that ends the login without its last step. */
const LaterButton = ({ flow, t }: StepProps) => (
  <div className="form-others">
    <button className="form-other" type="button" onClick={flow.finish}>
      {t('login.later')}
    </button>
  </div>
);

/** Renders the form that adds a phone number for a member who logged in by another service. */
function BindPhoneForm({ flow, t }: StepProps) {
  const form = useLoginForm(t);
  const [code, setCode] = useState('');

  const submit = async (): Promise<LoginProblem | null> => {
    const phone = validatePhone();
    if (!phone.ok) return phone.error;
    const typed = validateCode(code);
    if (!typed.ok) return typed.error;
    return flow.enter(() => savePhone(readSettings(), { ...phone.value, code: typed.value }));
  };

  return (
    <StepForm
      below={<LaterButton flow={flow} t={t} />}
      form={form}
      label={t('login.bind')}
      submit={submit}
    >
      <p className="form-hint">{t('login.bindHint')}</p>
      <PhoneField error={form.errorOf('phone')} t={t} />
      <CodeField value={code} onType={setCode} form={form} t={t} />
    </StepForm>
  );
}

/** Renders the form for a member's first password, which is typed twice. */
function PasswordForm({ flow, t }: StepProps) {
  const form = useLoginForm(t);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const submit = async (): Promise<LoginProblem | null> => {
    const wrong = checkNewPassword(password, confirmation);
    if (wrong) return { field: wrong.field, reason: { message: wrong.message } };
    return flow.enter(() => savePassword(readSettings(), password));
  };

  return (
    <StepForm
      below={<LaterButton flow={flow} t={t} />}
      form={form}
      label={t('login.savePassword')}
      submit={submit}
    >
      <p className="form-hint">{t('login.passwordHint')}</p>
      <PasswordField
        name="password"
        label={t('login.password')}
        hint={t('login.passwordRule')}
        value={password}
        onType={setPassword}
        error={form.errorOf('password')}
        known={false}
        t={t}
      />
      <PasswordField
        name="confirm"
        label={t('login.confirm')}
        hint={t('login.confirmRule')}
        value={confirmation}
        onType={setConfirmation}
        error={form.errorOf('confirm')}
        known={false}
        t={t}
      />
    </StepForm>
  );
}
