import { requireMember } from '../../stores/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { PeopleView } from '../../ui/people/view.ts';

interface LoginFirstProps {
  readonly onMember: () => void;
  readonly t: PeopleView['t'];
}

/** Renders the login prompt for content that only its writer may see. */
export function LoginFirst({ onMember, t }: LoginFirstProps) {
  const login = async () => {
    if (await requireMember({ text: t('contribution.login') })) onMember();
  };
  return (
    <Notice
      action={
        <button
          className="min-h-88 rounded border px-48 text-30 text-accent"
          onClick={() => void login()}
          type="button"
        >
          {t('login.title')}
        </button>
      }
      text={t('contribution.about')}
      title={t('contribution.login')}
    />
  );
}
