import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { applyTheme, setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { FeedPanels } from '../../islands/feed/FeedPanels.tsx';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { updateHomeMetadata } from '../../services/metadata/columnMetadata.ts';
import { $feed } from '../../state/feed/feed.ts';
import { $home, type HomeState, loadHome } from '../../state/feed/homeState.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const load = () => void loadHome(readSettings());
/** Template page of the front page; renders a skeleton until it is loaded. */
export function HomeTemplate({ loading }: { readonly loading: string }) {
  const home = useStore($home, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  const isLoaded = t !== null && home.state !== 'loading';
  useEffect(() => {
    if (isLoaded) void startTemplateBehaviours();
  }, [isLoaded]);
  if (!t || home.state === 'loading') return <HomeSkeleton label={loading} />;
  if (home.state === 'failed') {
    return (
      <main id="main">
        <Failure kind={home.error.kind} onRetry={load} t={t} />
      </main>
    );
  }
  if (home.state === 'empty') {
    return (
      <main id="main">
        <Notice title={<Message k="state.empty" t={t} />} />
      </main>
    );
  }
  return <Home home={home} t={t} />;
}

interface HomeProps {
  readonly home: Extract<HomeState, { state: 'ready' }>;
  readonly t: ActionTranslate;
}

function Home({ home: { columns, config, first }, t }: HomeProps) {
  const settings = readSettings();
  const { times, counts } = config;
  const feed = useStore($feed, { ssr: 'initial' });
  const name = first === columns[0]?.id ? '' : columns.find(({ id }) => id === first)?.name;
  const opened = feed?.current === first ? feed.feeds[first] : undefined;
  const data = opened?.state === 'ready' && !name ? opened.data : null;
  useEffect(() => {
    const { siteName } = config;
    applyTheme({ locale: readLocale(readSettings().defaultLocale), config });
    setDocumentTitle(name ? `${name} - ${siteName}` : siteName);
  }, [name, config]);
  // The share card of the front page is made from its first column.
  useEffect(() => {
    if (!data) return;
    const site = readSettings();
    updateHomeMetadata(
      { columns, first: data },
      { settings: site, config, locale: readLocale(site.defaultLocale) },
      t,
    );
  }, [columns, config, data, t]);
  // Memoised, so that the rows are not rendered again.
  const feedConfig = useMemo(() => ({ times, counts }), [times, counts]);
  return (
    <HomeScreen
      columns={columns}
      config={config}
      current={first}
      feed={<FeedPanels bakedId="" config={feedConfig} home state={feed} t={t} />}
      settings={settings}
      view={{ base: settings.siteBase, times, counts, now: null, t }}
    />
  );
}
