import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Field } from '../../ui/login/Field.tsx';

interface PasswordFieldProps {
  readonly name: 'password' | 'confirm';
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Whether it is an existing password; false for a new one. */
  readonly known: boolean;
  readonly t: ActionTranslate;
}

/** Renders a password input with a button that shows the password. */
export function PasswordField({ known, t, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={known ? 'current-password' : 'new-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          className="field-icon"
          type="button"
          aria-label={t('login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="h-40 w-40" icon={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
