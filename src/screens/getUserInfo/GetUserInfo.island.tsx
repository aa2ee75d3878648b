import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { useMessages } from '../../islands/useMessages.ts';
import { originalImage } from '../../model/cardImage.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { loadMineMessages } from '../../services/loadMineMessages.ts';
import { $session, loadSession } from '../../services/session/memberSession.ts';
import { $siteConfig, loadSiteConfig } from '../../state/siteConfig.ts';
import { FormSkeleton } from '../../ui/login/FormSkeleton.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { MineHome } from './MineHome.tsx';
import { MinePartScreen } from './MinePartScreen.tsx';
import { findMinePart, MINE_PARTS } from './mineParts.ts';

const chooseLocale = () => readLocale(readSettings().defaultLocale);

/**
 * Template page of what belongs to the reader: on this device, and with a login on the server. The
 * address names one of its parts, or none for the page that lists them.
 */
export function GetUserInfo({ loading }: { readonly loading: string }) {
  const t = useMessages(loadMineMessages, chooseLocale);
  const session = useStore($session, { ssr: 'initial' });
  const site = useStore($siteConfig, { ssr: 'initial' }) ?? DEFAULT_SITE_CONFIG;
  useEffect(() => {
    loadSession();
    void loadSiteConfig(readSettings());
  }, []);
  if (!t || session.state === 'unknown') return <FormSkeleton label={loading} />;
  const { appShareLogo, appLogo, times } = site;
  const logos = [appShareLogo, appLogo].map(originalImage);
  const view = { base: readSettings().siteBase, now: serverNow(), times, logos, t };
  const part = findMinePart(readPage().params.part);
  const member = session.state === 'member' ? session.member : null;
  return (
    <ListFrame
      config={site}
      locale={chooseLocale()}
      metadata={null}
      t={t}
      title={t(part ? MINE_PARTS[part].title : 'mine.title')}
    >
      {part ? (
        <MinePartScreen
          key={member?.uid}
          loading={loading}
          member={member}
          part={part}
          view={view}
        />
      ) : (
        <MineHome key={member?.uid} member={member} view={view} />
      )}
    </ListFrame>
  );
}
