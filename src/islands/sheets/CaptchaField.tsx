import { useStore } from '@nanostores/react';
import { type RefObject, useId } from 'react';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { CaptchaForm, Captcha as Code } from '../../state/bigVote/captcha.ts';

interface CaptchaFieldProps {
  readonly code: Code;
  readonly form: CaptchaForm;
  readonly onForm: (form: CaptchaForm) => void;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Error message; '' for none. */
  readonly error: string;
  readonly busy: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly t: BigVoteTranslate;
}

/** Renders the captcha: an image, or a question that a screen reader can read. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { code, form, onForm, text, onType, error, busy, input, t } = props;
  const id = useId();
  const state = useStore(code.$code);
  const isImage = form === 'image';
  const isReady = state.state === 'ready';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {isImage ? t('ballot.code') : t('ballot.answer')}
      </label>
      <div className="flex min-h-112 items-center justify-between" aria-live="polite">
        {isReady && isImage && (
          <img className="h-112 rounded bg-raised" src={state.text} alt={t('ballot.codeAlt')} />
        )}
        {isReady && !isImage && (
          <p className="text-34 font-medium" id={`${id}q`}>
            {state.text}
          </p>
        )}
        {!isReady && (
          <p className="text-28 text-ink-2">
            {state.state === 'loading' ? t('ballot.codeLoading') : t('ballot.codeFailed')}
          </p>
        )}
        <button
          className="ml-16 min-h-88 flex-none px-16 text-30 text-accent"
          type="button"
          disabled={busy}
          onClick={() => void code.draw(form)}
        >
          {t(isImage ? 'ballot.codeAnother' : 'ballot.questionAnother')}
        </button>
      </div>
      <div className="field-box" data-wrong={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          className="field-input"
          name="verifyCode"
          value={text}
          maxLength={12}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          readOnly={busy}
          aria-describedby={[error && `${id}e`, isReady && !isImage && `${id}q`]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}e`} role="alert">
          {error}
        </p>
      )}
      <button
        className="min-h-88 text-28 text-ink-2 underline"
        type="button"
        disabled={busy}
        onClick={() => onForm(isImage ? 'question' : 'image')}
      >
        {t(isImage ? 'ballot.codeQuestion' : 'ballot.codePicture')}
      </button>
    </div>
  );
}
