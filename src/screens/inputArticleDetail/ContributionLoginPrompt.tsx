import { requireMember } from '../../services/session/memberSession.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Notice } from '../../ui/Notice.tsx';

interface ContributionLoginPromptProps {
  readonly onMember: () => void;
  readonly t: CommunityView['t'];
}

/** Renders the login prompt for content that only its writer may see. */
export function ContributionLoginPrompt({ onMember, t }: ContributionLoginPromptProps) {
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
