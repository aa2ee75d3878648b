import { requireMember } from '../../services/session/memberSession.ts';
import type { JoinView } from '../../ui/community/communityView.ts';

/** Renders the login prompt instead of the code; the page updates when the session changes. */
export const InviteLoginPrompt = ({ t }: { readonly t: JoinView['t'] }) => (
  <section className="invite-card">
    <p className="invite-label">{t('invite.login')}</p>
    <button
      className="main-button"
      onClick={() => void requireMember({ text: t('invite.login') })}
      type="button"
    >
      {t('login.title')}
    </button>
  </section>
);
