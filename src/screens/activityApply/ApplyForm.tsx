import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { AnswerFields } from '../../islands/join/fields/AnswerFields.tsx';
import { FormError } from '../../islands/login/FormError.tsx';
import { useSecondsLeft } from '../../islands/login/useSecondsLeft.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { maskPhone } from '../../model/member/phone.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { CodeInput } from '../../ui/login/CodeInput.tsx';
import { $signUpCode, restoreSignUpCode } from './signUpCode.state.ts';
import { CODE_FIELD, type SignUpForm, type SignUpOptions, useSignUp } from './useSignUp.ts';

interface ApplyFormProps {
  readonly activity: Activity;
  readonly view: JoinView;
  readonly onSent: SignUpOptions['onSent'];
  readonly onClosed: () => void;
}

/** Renders the sign-up form whose fields the activity's editor has defined. */
export function ApplyForm({ activity, view: { t }, onSent, onClosed }: ApplyFormProps) {
  const form = useSignUp({ activity, t, onSent, onClosed });
  return (
    <form
      ref={form.form}
      className="apply-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <AnswerFields
        after={({ id }) => (id === form.phoneField ? <PhoneCode form={form} t={t} /> : null)}
        answers={form.answers}
        busy={form.busy}
        fields={form.fields}
        onSettle={form.onSettle}
        problems={form.problems}
        set={form.set}
        t={t}
      />
      <FormError text={form.problem} />
      <BusyButton busy={form.busy} className="main-button" type="submit">
        {t('apply.send')}
      </BusyButton>
    </form>
  );
}

interface PhoneCodeProps {
  readonly form: SignUpForm;
  readonly t: JoinTranslate;
}

/** Renders the input for the code that verifies the phone number of the field above. */
function PhoneCode({ form, t }: PhoneCodeProps) {
  const { sentAt, sentTo } = useStore($signUpCode);
  const wait = useSecondsLeft(sentAt);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(restoreSignUpCode, []);
  // The waiting time applies per phone number.
  const left = form.phone !== '' && form.phone !== sentTo ? 0 : wait;
  const problem = form.problems.find(({ field }) => field === CODE_FIELD);

  const send = async () => {
    if (sending.current || left > 0) return;
    sending.current = true;
    setBusy(true);
    setTold('');
    const isSent = await form.sendCode();
    sending.current = false;
    setBusy(false);
    if (!isSent) return;
    setTold(maskPhone(form.phone) || form.phone);
    container.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={container} data-answer={CODE_FIELD}>
      <CodeInput
        busy={busy}
        error={problem && 'text' in problem.message ? problem.message.text : undefined}
        isQuiet={problem !== form.problems[0]}
        onSend={() => void send()}
        onType={form.setCode}
        sentTo={told}
        t={t}
        value={form.code}
        wait={left}
      />
    </div>
  );
}
