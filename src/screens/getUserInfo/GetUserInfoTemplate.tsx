import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useState } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { $session, loadSession, requestLogin } from '../../services/session/memberSession.ts';
import { loadMemberInfo } from '../../state/memberInfo.ts';
import { $siteConfig, loadSiteConfig } from '../../state/siteConfig.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { FormSkeleton } from '../../ui/login/FormSkeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { MemberPage } from './MemberPage.tsx';

const openLogin = () => void requestLogin('member.login');

interface TemplateProps {
  readonly loading: string;
  /** URL of the front page. */
  readonly home: string;
}

/** Template page of the member's data; opens the login when no member is logged in. */
export function GetUserInfoTemplate({ loading, home }: TemplateProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    loadSession();
    setOpen(true);
    void loadSiteConfig(readSettings());
    void startTemplateBehaviours().then(() => $session.get().state !== 'member' && openLogin());
  }, []);
  const skeleton = <FormSkeleton label={loading} />;
  if (!isOpen) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Current home={home} loading={loading} />
    </Suspense>
  );
}

function Current({ loading, home }: TemplateProps) {
  const settings = readSettings();
  const t = use(loadActionMessages(readLocale(settings.defaultLocale)));
  const { siteName } = useStore($siteConfig) ?? DEFAULT_SITE_CONFIG;
  const session = useStore($session);
  const uid = session.state === 'member' ? session.member.uid : '';
  useEffect(() => {
    if (uid) void loadMemberInfo(settings);
  }, [uid, settings]);
  return (
    <>
      <BackBar home={home} name={siteName} t={t} />
      <main id="main">
        {session.state === 'member' ? (
          <MemberPage key={uid} loading={loading} member={session.member} t={t} />
        ) : (
          <Anonymous t={t} />
        )}
      </main>
    </>
  );
}

function Anonymous({ t }: { readonly t: ActionTranslate }) {
  return (
    <Notice
      title={t('member.login')}
      action={
        <button
          className="min-h-88 rounded border px-48 text-30 text-accent"
          onClick={openLogin}
          type="button"
        >
          {t('login.title')}
        </button>
      }
    />
  );
}
