import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { MineTranslate } from '../../i18n/translate.ts';
import { createDeferredPart } from '../../islands/createDeferredPart.tsx';
import { LoginSteps } from '../../islands/login/LoginSteps.tsx';
import { type FollowUpStep, useLoginFlow } from '../../islands/login/useLoginFlow.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/login/Field.tsx';
import { FormSkeleton } from '../../ui/login/FormSkeleton.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { $memberInfo, loadMemberInfo } from './memberInfo.state.ts';
import { ProfileContacts } from './ProfileContacts.tsx';
import { saveProfile } from './saveProfile.state.ts';

/** The code of uploads is requested with the profile: the other parts need none. */
const PortraitField = createDeferredPart(
  async () => (await import('./PortraitField.tsx')).PortraitField,
);

interface ProfilePartProps {
  readonly member: Member;
  readonly loading: string;
  readonly t: MineTranslate;
}

/** Renders portrait, name, phone, password and messenger of the member, each with its change. */
export function ProfilePart({ member, loading, t }: ProfilePartProps) {
  const state = useStore($memberInfo);
  const [step, setStep] = useState<FollowUpStep | null>(null);
  const load = () => void loadMemberInfo(readSettings());
  useEffect(load, []);
  if (step) return <ProfileStep first={step} onDone={() => setStep(null)} t={t} />;
  switch (state.state) {
    case 'loading':
      return <FormSkeleton label={loading} />;
    case 'failed':
      return (
        <>
          <Failure heading="h2" kind={state.error.kind} onRetry={load} t={t} />
          <LogoutButton t={t} />
        </>
      );
    case 'ready':
      return (
        <>
          <div className="min-h-96">
            <PortraitField member={member} t={t} />
          </div>
          <NameForm name={member.nickname} t={t} />
          <ProfileContacts
            info={state.info}
            member={member}
            onChanged={load}
            onStep={setStep}
            t={t}
          />
          <LogoutButton t={t} />
        </>
      );
  }
}

interface ProfileStepProps {
  readonly first: FollowUpStep;
  readonly onDone: () => void;
  readonly t: MineTranslate;
}

/** Renders the form of a phone number or of a password. */
function ProfileStep({ first, onDone, t }: ProfileStepProps) {
  const flow = useLoginFlow(onDone, { first });
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its name
  useEffect(() => heading.current?.focus(), [flow.step]);
  return (
    <section>
      <h2 ref={heading} className="text-34 font-semibold" tabIndex={-1}>
        {t(flow.title)}
      </h2>
      <LoginSteps flow={flow} t={t} />
    </section>
  );
}

/** Longer names are cut by servers. */
const NAME_MAX = 40;

/** Renders the form of the member's name. */
function NameForm({ name, t }: { readonly name: string; readonly t: MineTranslate }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState('');
  const { busy, run } = useSingleTask();
  const nickname = typed.trim();
  const save = async () => {
    setProblem('');
    if (nickname === '') return setProblem(t('mine.nameMissing'));
    const { refusal, message } = await saveProfile({ nickname, icon: '' }, t);
    if (refusal) setProblem(refusal);
    else showToast(message);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save, () => setProblem(t('state.network')));
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        after={
          <BusyButton busy={busy} className="field-button" type="submit">
            {t('mine.save')}
          </BusyButton>
        }
        autoComplete="nickname"
        error={problem || undefined}
        label={t('mine.name')}
        maxLength={NAME_MAX}
        name="nickname"
        onType={setTyped}
        value={typed}
      />
    </form>
  );
}
