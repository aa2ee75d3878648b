import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { setTitle } from '../../host/document/setTitle.ts';
import { setDocumentLanguage } from '../../host/document/updateDocument.ts';
import { leaveLogin, readLoginReturn } from '../../host/leaveLogin.ts';
import { readLocale } from '../../host/locale.ts';
import { replacePage } from '../../host/navigation.ts';
import { readSettings } from '../../host/settings.ts';
import { LoginSteps } from '../../islands/login/LoginSteps.tsx';
import { useLoginFlow } from '../../islands/login/useLoginFlow.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { linkTo } from '../../routes.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { isInApp, loginWithHost } from '../../services/session/login.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import { $siteConfig, loadSiteConfig } from '../../state/siteConfig.ts';
import { FormSkeleton } from '../../ui/login/FormSkeleton.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';

/** Template page of the login; renders a skeleton until the session is loaded. */
export function Login({ loading }: { readonly loading: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    loadSession();
    if ($session.get().state === 'member') leaveAsMember();
    else setOpen(true);
  }, []);
  const skeleton = <FormSkeleton label={loading} />;
  if (!isOpen) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <LoginPage />
    </Suspense>
  );
}

/** Redirects a member who is already logged in to the previous page, or to the member's data. */
function leaveAsMember(): void {
  const { siteBase } = readSettings();
  replacePage(readLoginReturn() || linkTo('getUserInfo', {}, siteBase));
}

function LoginPage() {
  const settings = readSettings();
  const site = useStore($siteConfig) ?? DEFAULT_SITE_CONFIG;
  const locale = readLocale(settings.defaultLocale);
  const t = use(loadActionMessages(locale));
  const flow = useLoginFlow(() => leaveLogin(linkTo('home', {}, settings.siteBase)));
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(flow.step);

  useEffect(() => {
    void loadSiteConfig(settings);
    setDocumentLanguage(locale);
    void startTemplateBehaviours();
    // The native app has its own login; the form is for apps without one.
    if (isInApp(settings)) void loginWithHost(settings);
  }, [settings, locale]);

  const title = t(flow.title);
  useEffect(() => {
    setTitle(title);
    // Moves the focus to the heading when the step changes.
    if (first.current !== flow.step) heading.current?.focus();
    first.current = flow.step;
  }, [title, flow.step]);

  return (
    <>
      <TopBar closes config={site} settings={settings} t={t} />
      <main className="px-32 pb-64 pt-48" id="main">
        <h1 ref={heading} className="text-48 font-bold" tabIndex={-1}>
          {title}
        </h1>
        <LoginSteps flow={flow} t={t} />
      </main>
    </>
  );
}
