import { useStore } from '@nanostores/react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { AREA_CODES, parseAreaCode } from '../../model/member/phone.ts';
import { $loginDraft, saveLoginDraft } from '../../services/session/login.ts';
import { Field } from '../../ui/login/Field.tsx';

interface PhoneFieldProps {
  readonly error: string | undefined;
  /** With a password, password managers need the number as the username. */
  readonly isUsername?: boolean;
  readonly t: ActionTranslate;
}

/** Renders a phone number with its country code; the input is saved over reloads. */
export function PhoneField({ error, isUsername = false, t }: PhoneFieldProps) {
  const { area, phone } = useStore($loginDraft);
  return (
    <Field
      name="phone"
      label={t('login.phone')}
      value={phone}
      onType={(typed) => saveLoginDraft({ phone: typed })}
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete={isUsername ? 'username' : 'tel-national'}
      before={
        <select
          className="field-area"
          name="area"
          aria-label={t('login.area')}
          autoComplete="tel-country-code"
          value={area}
          onChange={(event) => saveLoginDraft({ area: parseAreaCode(event.target.value) })}
        >
          {AREA_CODES.map((code) => (
            <option key={code} value={code}>
              +{code}
            </option>
          ))}
        </select>
      }
    />
  );
}
