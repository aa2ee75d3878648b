import type { ActionTranslate } from '../../i18n/translate.ts';
import { BusyButton } from '../BusyButton.tsx';
import { Field } from './Field.tsx';

interface CodeInputProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error: string | undefined;
  /** Not announced: of several wrong fields only the first is. */
  readonly isQuiet?: boolean;
  /** Whether a code is being requested. */
  readonly busy: boolean;
  /** Seconds until another code may be requested. */
  readonly wait: number;
  /** Masked phone number to which the last code was sent; '' for none. */
  readonly sentTo: string;
  readonly onSend: () => void;
  readonly t: ActionTranslate;
}

/** Renders the input for a code and the button that sends the code to the phone. */
export function CodeInput(props: CodeInputProps) {
  const { value, onType, error, isQuiet = false, busy, wait, sentTo, onSend, t } = props;
  return (
    <>
      <Field
        name="code"
        label={t('login.code')}
        value={value}
        onType={onType}
        error={error}
        isQuiet={isQuiet}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <BusyButton
            busy={busy}
            className="field-button"
            type="button"
            disabled={wait > 0}
            onClick={onSend}
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
