import { AnswerFields } from '../../islands/join/fields/AnswerFields.tsx';
import { FormError } from '../../islands/login/FormError.tsx';
import type { Activity } from '../../model/activity/activityTypes.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { type SignUpOptions, useSignUp } from './useSignUp.ts';

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
