import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { replacePage } from '../../host/navigation.ts';
import { writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import { decideApplyState, listApplyTimes } from '../../model/activity/apply.ts';
import type { Activity, ApplyData } from '../../model/activity/detail.ts';
import { linkTo } from '../../routes.ts';
import { $session, loadSession, requireMember } from '../../services/session/memberSession.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Day, DaySpan } from '../../ui/DaySpan.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ApplyClosed } from './ApplyClosed.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import {
  isSignUpPending,
  onPendingSignUpsChange,
  sendPendingSignUps,
} from './pendingSignUps.state.ts';
import type { PendingSignUpMessageKey } from './useSignUp.ts';

interface ApplyViewProps {
  readonly data: ApplyData;
  readonly view: JoinView;
  /** Loads the activity again. */
  readonly reload: () => void;
}

/** Renders the activity's facts with the sign-up form, or the reason why there is no form. */
export function ApplyView({ data, view, reload }: ApplyViewProps) {
  const { activity, ad } = data;
  const { id } = activity;
  const { t, base } = view;
  const now = useServerSecond(listApplyTimes(activity)) ?? view.now ?? 0;
  const isPending = useSyncExternalStore(onPendingSignUpsChange, () => isSignUpPending(id));
  /** Message about a sign-up that is still in the outbox; null without one. */
  const [kept, setKept] = useState<PendingSignUpMessageKey | null>(null);
  useEffect(() => {
    sendPendingSignUps();
    setKept(isSignUpPending(id) ? 'write.kept' : null);
  }, [id]);
  // The server has answered the pending sign-up: reload to show the result.
  useEffect(() => {
    if (kept && !isPending) reload();
  }, [kept, isPending, reload]);

  const state = decideApplyState(activity, now);
  const onSent = (outcome: 'done' | PendingSignUpMessageKey) => {
    if (outcome !== 'done') return setKept(outcome);
    writeStored(STORAGE_KEYS.signedUp, id, 'session');
    replacePage(linkTo('signupdetail', {}, base, { id }));
  };
  return (
    <div className="apply">
      <ApplyHead activity={activity} isOpen={state === 'open'} view={view} />
      <AdBlock side="top" slot={ad} t={t} />
      {kept ? (
        <Notice heading="h2" text={t(kept)} title={t('apply.pending')} />
      ) : state === 'open' ? (
        <>
          {activity.needsLogin && <LoginLine onMember={reload} view={view} />}
          <ApplyForm activity={activity} onClosed={reload} onSent={onSent} view={view} />
        </>
      ) : (
        <ApplyClosed activity={activity} state={state} view={view} />
      )}
    </div>
  );
}

interface LoginLineProps {
  readonly onMember: () => void;
  readonly view: JoinView;
}

/** Renders the login prompt above the form; submitting checks the login again. */
function LoginLine({ onMember, view: { t } }: LoginLineProps) {
  const session = useStore($session);
  useEffect(loadSession, []);
  if (session.state !== 'anonymous') return null;
  const login = async () => {
    if (await requireMember({ text: t('join.login') })) onMember();
  };
  return (
    <p className="apply-login">
      {t('join.login')}
      <button className="apply-login-button" onClick={() => void login()} type="button">
        {t('login.title')}
      </button>
    </p>
  );
}

interface ApplyHeadProps {
  readonly activity: Activity;
  /** Whether the reader can sign up: otherwise the places that are left are no use. */
  readonly isOpen: boolean;
  readonly view: JoinView;
}

/** Renders the activity's title, times, venue and deadline, and how many places are left. */
function ApplyHead({ activity, isOpen, view: { t, base } }: ApplyHeadProps) {
  const { id, title, startsAt, endsAt, place, signUpUntil, capacity, participants } = activity;
  const left = capacity === null || !isOpen ? 0 : capacity - participants;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('apply.times'),
      (startsAt ?? endsAt) !== null && (
        <DaySpan from={startsAt} hour now={null} t={t} until={endsAt} />
      ),
    ],
    [t('apply.place'), place],
    [t('apply.until'), signUpUntil !== null && <Day at={signUpUntil} hour now={null} t={t} />],
  ];
  return (
    <header className="apply-head">
      <h1 className="apply-name">
        <a href={linkTo('activityDetail', { id }, base)}>{title}</a>
      </h1>
      <dl className="apply-facts">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {left > 0 && <p className="apply-left">{t('apply.left', { n: left })}</p>}
    </header>
  );
}
