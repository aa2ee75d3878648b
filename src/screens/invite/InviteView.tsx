import { useLayoutEffect } from 'react';
import { setSharedPage } from '../../host/document/setSharedPage.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { InviteCodeCard } from '../invitation/InviteCodeCard.tsx';
import { InvitePoints } from '../invitation/InvitePoints.tsx';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import { InviteCodeForm } from './InviteCodeForm.tsx';
import type { InviteData } from './invite.state.ts';

interface InviteViewProps {
  readonly data: InviteData;
  readonly view: JoinView;
}

/** Renders the invitation page: the general text, and for members their own code. */
export function InviteView({ data: { own, facts }, view }: InviteViewProps) {
  const { t, config } = view;
  return (
    <article className="invite">
      <h1 className="invite-title">{t('invite.lead', { site: config.siteName })}</h1>
      <p className="invite-about">{t('invite.about')}</p>
      {facts && <InvitePoints facts={facts} of="inviter" t={t} />}
      {own ? <OwnCode own={own} view={view} /> : <InviteLoginPrompt t={t} />}
      {own && facts && facts.invited !== null && (
        <p className="invite-came">
          {facts.invited > 0 ? t('invite.came', { n: facts.invited }) : t('invite.cameNone')}
          {facts.earned > 0 && ` · ${t('invite.earned', { n: facts.earned })}`}
        </p>
      )}
      {own && <InviteCodeForm usedCode={facts?.usedCode ?? ''} t={t} />}
      {facts?.rule && (
        <section className="invite-part">
          <h2 className="invite-name">{t('invite.rules')}</h2>
          <SanitisedHtml html={facts.rule} />
        </section>
      )}
    </article>
  );
}

interface OwnCodeProps {
  readonly own: NonNullable<InviteData['own']>;
  readonly view: JoinView;
}

/** Renders the member's code with all ways to share it; the shared page is the one for friends. */
function OwnCode({ own: { code, member }, view: { t, base, config } }: OwnCodeProps) {
  const site = config.siteName;
  const { name } = member;
  const title = name ? t('invite.from', { name, site }) : t('invite.fromFriend', { site });
  // Without the base: sharing adds the site's URL and base.
  const path = linkTo('Shareinvite', {}, '', { code });
  // A layout effect, so that it runs before the page registers its share data with the host.
  useLayoutEffect(() => {
    setSharedPage({ title, path });
    return () => setSharedPage(null);
  }, [title, path]);
  return (
    <>
      <InviteCodeCard code={code} label={t('invite.mine')} owner={member} t={t} />
      <button className="main-button" data-act="share" type="button">
        {t('invite.share')}
      </button>
      <figure className="invite-qr">
        <QrCode name={t('invite.qrName')} text={readSettings().siteUrl + base + path} />
        <figcaption>{t('invite.scan')}</figcaption>
      </figure>
    </>
  );
}

/** Renders the login prompt instead of the code; the page updates when the session changes. */
const InviteLoginPrompt = ({ t }: { readonly t: JoinView['t'] }) => (
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
