import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { LoginSteps } from '../../islands/login/LoginSteps.tsx';
import { type FollowUpStep, useLoginFlow } from '../../islands/login/useLoginFlow.ts';
import type { Member, MemberInfo } from '../../model/member/memberTypes.ts';
import { linkTo } from '../../routes.ts';
import { logout } from '../../services/session/login.ts';
import { requestConfirmation } from '../../services/sheets.ts';
import { $memberInfo, loadMemberInfo } from '../../state/memberInfo.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { FormSkeleton } from '../../ui/login/FormSkeleton.tsx';

interface MemberPageProps {
  readonly member: Member;
  readonly loading: string;
  readonly t: ActionTranslate;
}

const SEX = { male: 'member.male', female: 'member.female' } as const;

/** Renders the member's data, the steps that complete them, and the logout button. */
export function MemberPage({ member, loading, t }: MemberPageProps) {
  const state = useStore($memberInfo);
  const [step, setStep] = useState<FollowUpStep | null>(null);
  if (step) return <MissingStep first={step} onDone={() => setStep(null)} t={t} />;
  switch (state.state) {
    case 'loading':
      return <FormSkeleton label={loading} />;
    case 'failed':
      return (
        <>
          <Failure
            kind={state.error.kind}
            onRetry={() => void loadMemberInfo(readSettings())}
            t={t}
          />
          <LogoutButton t={t} />
        </>
      );
    case 'ready':
      return (
        <>
          <MemberData info={state.info} member={member} onMissing={setStep} t={t} />
          <LogoutButton t={t} />
        </>
      );
  }
}

interface MemberDataProps {
  readonly info: MemberInfo;
  readonly member: Member;
  readonly onMissing: (step: FollowUpStep) => void;
  readonly t: ActionTranslate;
}

function MemberData({ info, member, onMissing, t }: MemberDataProps) {
  const name = info.nickname || t('member.reader');
  // The session has a newly bound phone before the server's data are loaded again.
  const phone = info.phone || member.phone;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('login.phone'), phone || t('member.noPhone')],
    [t('member.score'), <PointsLink key="score" score={info.score} t={t} />],
    ...(info.sex === 'unknown' ? [] : [[t('member.sex'), t(SEX[info.sex])] as const]),
  ];
  return (
    <section className="px-32 pt-48">
      <div className="flex items-center gap-24">
        <Avatar name={name} size="large" src={info.icon} />
        <div className="min-w-0">
          <p className="text-26 text-ink-3">{t('member.title')}</p>
          <h1 className="text-38 font-semibold">{name}</h1>
        </div>
      </div>
      <dl className="mt-32 border-t">
        {rows.map(([label, value]) => (
          <div key={label} className="flex min-h-88 items-center gap-24 border-b text-32">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 flex-1 text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-32">
        {!phone && (
          <MissingButton onClick={() => onMissing('bindPhone')} text={t('login.bindTitle')} />
        )}
        {phone && !member.hasPassword && (
          <MissingButton onClick={() => onMissing('setPassword')} text={t('login.passwordTitle')} />
        )}
      </div>
    </section>
  );
}

/** Renders the points as a link to their history. */
function PointsLink({ score, t }: { readonly score: number; readonly t: ActionTranslate }) {
  return (
    <a
      aria-label={`${t('member.score')} ${score}`}
      className="-my-12 flex min-h-88 items-center justify-end text-accent"
      href={linkTo('integralShop', {}, readSettings().siteBase)}
    >
      {score}
    </a>
  );
}

function MissingButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button className="min-h-88 text-30 text-accent" onClick={onClick} type="button">
      {text}
    </button>
  );
}

interface MissingStepProps {
  readonly first: FollowUpStep;
  readonly onDone: () => void;
  readonly t: ActionTranslate;
}

function MissingStep({ first, onDone, t }: MissingStepProps) {
  const flow = useLoginFlow(onDone, { first });
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its name
  useEffect(() => heading.current?.focus(), [flow.step]);
  return (
    <section className="px-32 pt-48">
      <h1 ref={heading} className="text-38 font-semibold" tabIndex={-1}>
        {t(flow.title)}
      </h1>
      <LoginSteps flow={flow} t={t} />
    </section>
  );
}

function LogoutButton({ t }: { readonly t: ActionTranslate }) {
  const [busy, setBusy] = useState(false);
  const handleLogout = async () => {
    if (!(await requestConfirmation('member.logoutTitle', 'member.logout'))) return;
    setBusy(true);
    await logout(readSettings());
    showToast(t('member.loggedOut'));
  };
  return (
    <div className="px-32 pb-64 pt-48">
      <BusyButton
        busy={busy}
        className="min-h-88 w-full rounded border text-30 text-ink-2"
        type="button"
        onClick={() => void handleLogout()}
      >
        {t('member.logout')}
      </BusyButton>
    </div>
  );
}
