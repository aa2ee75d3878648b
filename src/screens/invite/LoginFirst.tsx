import { requireMember } from '../../stores/session.ts';
import type { JoinView } from '../../ui/people/view.ts';

/** Stands in the place of the code; the page goes on by itself once somebody is logged in. */
export const LoginFirst = ({ t }: { readonly t: JoinView['t'] }) => (
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
