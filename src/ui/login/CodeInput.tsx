import type { ActTranslate } from '../../i18n/translate.ts';
import { BusyButton } from '../BusyButton.tsx';
import { Field } from './Field.tsx';

interface CodeInputProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error: string | undefined;
  /** Only the first of several wrong fields is announced. */
  readonly isQuiet?: boolean;
  /** A code is being asked for. */
  readonly busy: boolean;
  /** Seconds until another one may be. */
  readonly wait: number;
  /** The phone that has just been sent one, as it may be shown; '' for none. */
  readonly sentTo: string;
  readonly onSend: () => void;
  readonly t: ActTranslate;
}

/** A code that is sent to a phone, and the button that sends it. */
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
