import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import { useMessages } from '../../islands/useMessages.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { $session, loadSession, requestLogin } from '../../services/session/memberSession.ts';
import { $siteConfig, loadSiteConfig } from '../../state/siteConfig.ts';
import { Notice, NoticeButton } from '../../ui/Notice.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { PointsPage } from './PointsPage.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';

const chooseLocale = () => readLocale(readSettings().defaultLocale);

/** Template page of a member's points: total, history, and today's sign-in. */
export function IntegralShop({ loading }: { readonly loading: string }) {
  const t = useMessages(loadJoinMessages, chooseLocale);
  const session = useStore($session, { ssr: 'initial' });
  const site = useStore($siteConfig, { ssr: 'initial' }) ?? DEFAULT_SITE_CONFIG;
  useEffect(() => {
    loadSession();
    void loadSiteConfig(readSettings());
  }, []);
  if (!t || session.state === 'unknown') return <PointsSkeleton label={loading} />;
  return (
    <ListFrame
      config={site}
      locale={chooseLocale()}
      metadata={null}
      t={t}
      title={t('points.title')}
    >
      {session.state === 'member' ? (
        <PointsPage key={session.member.uid} loading={loading} t={t} />
      ) : (
        <Notice
          action={
            <NoticeButton onClick={() => void requestLogin({ text: t('points.login') })}>
              {t('login.title')}
            </NoticeButton>
          }
          text={t('points.loginHint')}
          title={t('points.login')}
        />
      )}
    </ListFrame>
  );
}
