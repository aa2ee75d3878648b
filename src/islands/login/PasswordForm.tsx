import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import { checkNewPassword } from '../../model/member/loginRules.ts';
import { type LoginOutcome, savePassword } from '../../services/session/login.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormError } from './FormError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLoginForm } from './useLoginForm.ts';

interface PasswordFormProps {
  readonly enter: (login: () => Promise<LoginOutcome>) => Promise<LoginProblem | null>;
  readonly onLater: () => void;
  readonly t: ActionTranslate;
}

/** Renders the form for a member's first password, which is typed twice. */
export function PasswordForm({ enter, onLater, t }: PasswordFormProps) {
  const form = useLoginForm(t);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const submit = async (): Promise<LoginProblem | null> => {
    const wrong = checkNewPassword(password, confirmation);
    if (wrong) return { field: wrong.field, reason: { message: wrong.message } };
    return enter(() => savePassword(readSettings(), password));
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
      <FormError text={form.errorOf('form')} />
      <BusyButton busy={form.busy} className="main-button" type="submit">
        {t('login.savePassword')}
      </BusyButton>
      <div className="form-others">
        <button className="form-other" type="button" onClick={onLater}>
          {t('login.later')}
        </button>
      </div>
    </form>
  );
}
