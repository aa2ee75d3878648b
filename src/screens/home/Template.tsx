import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { dressDocument, nameDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { FeedPanels } from '../../islands/feed/FeedPanels.tsx';
import { showHome } from '../../stores/columnDocument.ts';
import { $feed } from '../../stores/feed/feed.ts';
import { $home, type HomeState, loadHome } from '../../stores/feed/home.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Words } from '../../ui/words.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const load = () => void loadHome(readSettings());
/** Template page of the front page; renders a skeleton until it is loaded. */
export function HomeTemplate({ loading }: { readonly loading: string }) {
  const home = useStore($home, { ssr: 'initial' });
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  const isHere = t !== null && home.state !== 'loading';
  useEffect(() => {
    if (isHere) void startTemplateBehaviours();
  }, [isHere]);
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
        <Notice title={<Words k="state.empty" t={t} />} />
      </main>
    );
  }
  return <Home home={home} t={t} />;
}

interface HomeProps {
  readonly home: Extract<HomeState, { state: 'ready' }>;
  readonly t: ActTranslate;
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
    dressDocument({ locale: readLocale(readSettings().defaultLocale), config });
    nameDocument(name ? `${name} - ${siteName}` : siteName);
  }, [name, config]);
  // The share card of the front page is made from its first column.
  useEffect(() => {
    if (!data) return;
    const site = readSettings();
    showHome(
      { columns, first: data },
      { settings: site, config, locale: readLocale(site.defaultLocale) },
      t,
    );
  }, [columns, config, data, t]);
  // Memoised, so that the rows are not rendered again.
  const told = useMemo(() => ({ times, counts }), [times, counts]);
  return (
    <HomeScreen
      columns={columns}
      config={config}
      current={first}
      feed={<FeedPanels bakedId="" config={told} home state={feed} t={t} />}
      settings={settings}
      view={{ base: settings.siteBase, times, counts, now: null, t }}
    />
  );
}
