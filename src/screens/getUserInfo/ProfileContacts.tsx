import { type ReactNode, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { MineMessageKey, MineTranslate } from '../../i18n/translate.ts';
import type { FollowUpStep } from '../../islands/login/useLoginFlow.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import type { LoginProblem } from '../../model/member/loginProblem.ts';
import type { MemberInfo } from '../../model/member/memberInfo.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { hasMessengerLogin } from '../../services/session/login.ts';
import { bindMessenger } from '../../services/session/messengerLogin.ts';
import { removeMessenger, removePhone } from '../../services/session/profile.ts';
import { requestConfirmation } from '../../services/sheets.ts';

interface ProfileContactsProps {
  readonly info: MemberInfo;
  readonly member: Member;
  readonly onStep: (step: FollowUpStep) => void;
  /** Called when the server has changed something. */
  readonly onChanged: () => void;
  readonly t: MineTranslate;
}

const SEX = { male: 'member.male', female: 'member.female' } as const;

/** Renders the ways to log in, each with what the member can do about it, and the rest of the data. */
export function ProfileContacts(props: ProfileContactsProps) {
  const { info, member, onStep, onChanged, t } = props;
  const settings = readSettings();
  const { busy, run } = useSingleTask();
  const [problem, setProblem] = useState('');
  // The session has a newly bound phone before the server's data are loaded again.
  const phone = info.phone || member.phone;
  const canBind = info.hasMessenger !== true && hasMessengerLogin(settings);

  const remove = async (
    title: MineMessageKey,
    send: () => Promise<LoginProblem | null>,
  ): Promise<void> => {
    if (!(await requestConfirmation(t(title), t('mine.unbind')))) return;
    await run(
      async () => {
        setProblem('');
        const failed = await send();
        if (failed) return setProblem(formatProblem(failed, t));
        showToast(t('mine.unbound'));
        onChanged();
      },
      () => setProblem(t('state.network')),
    );
  };

  const add = async () => {
    setProblem('');
    // A failure shows its own message (services/session/messengerLogin.ts).
    const outcome = await bindMessenger(settings);
    if (outcome === 'unavailable') setProblem(t('host.authorizeFailed'));
  };

  return (
    <>
      <dl className="mt-40 border-t">
        <Contact name={t('login.phone')} value={phone || t('member.noPhone')}>
          <RowButton onClick={() => onStep('bindPhone')}>
            {t(phone ? 'mine.changePhone' : 'login.bindTitle')}
          </RowButton>
          {phone && info.hasMessenger && (
            <RowButton
              disabled={busy}
              onClick={() => void remove('mine.unbindPhone', () => removePhone(settings))}
            >
              {t('mine.unbind')}
            </RowButton>
          )}
        </Contact>
        {phone && !member.hasPassword && (
          <Contact name={t('login.password')} value={t('mine.notBound')}>
            <RowButton onClick={() => onStep('setPassword')}>{t('login.passwordTitle')}</RowButton>
          </Contact>
        )}
        {(info.hasMessenger || canBind) && (
          <Contact
            name={t('mine.messenger')}
            value={t(info.hasMessenger ? 'mine.bound' : 'mine.notBound')}
          >
            {canBind && <RowButton onClick={() => void add()}>{t('mine.bindMessenger')}</RowButton>}
            {info.hasMessenger && phone && (
              <RowButton
                disabled={busy}
                onClick={() => void remove('mine.unbindMessenger', () => removeMessenger(settings))}
              >
                {t('mine.unbind')}
              </RowButton>
            )}
          </Contact>
        )}
        {info.sex !== 'unknown' && <Contact name={t('member.sex')} value={t(SEX[info.sex])} />}
      </dl>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

const formatProblem = ({ reason }: LoginProblem, t: MineTranslate): string =>
  'text' in reason ? reason.text : t(reason.message);

interface ContactProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

const Contact = ({ name, value, children }: ContactProps) => (
  <div className="mine-contact">
    <dt className="text-ink-2">{name}</dt>
    <dd className="min-w-0 flex-1 text-right tabular-nums">{value}</dd>
    {children && <dd className="mine-contact-actions">{children}</dd>}
  </div>
);

interface RowButtonProps {
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const RowButton = ({ disabled, onClick, children }: RowButtonProps) => (
  <button
    className="min-h-88 text-28 text-accent"
    disabled={disabled}
    onClick={onClick}
    type="button"
  >
    {children}
  </button>
);
