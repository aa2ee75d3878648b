import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect } from 'react';
import { nameDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import type { Translate } from '../../i18n/translate.ts';
import { $home, type HomeState, loadHome } from '../../stores/home.ts';
import { openWords } from '../../stores/language.ts';
import { ArticleRow } from '../../ui/ArticleRow.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Words } from '../../ui/words.tsx';

const load = () => void loadHome(readSettings());
const mountSheets = async () => (await import('../../islands/Sheets.island.tsx')).mountSheets();

/** The front page. Before it wakes it shows the shape of its rows. */
export function HomeTemplate({ loading }: { loading: string }) {
  const home = useStore($home, { ssr: 'initial' });
  const skeleton = <RowsSkeleton label={loading} />;
  useEffect(load, []);
  if (home.state === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Home home={home} />
    </Suspense>
  );
}

function Home({ home }: { home: Exclude<HomeState, { state: 'loading' }> }) {
  const settings = readSettings();
  const t: Translate = use(openWords(readLocale(settings.defaultLocale)));
  const siteName = home.state === 'ready' ? home.config.siteName : '';
  useEffect(() => void (siteName && nameDocument(siteName)), [siteName]);
  useEffect(
    () => void import('../../elements/late.ts').then(({ wakePage }) => wakePage({ mountSheets })),
    [],
  );
  switch (home.state) {
    case 'failed':
      return <Failure kind={home.error.kind} onRetry={load} t={t} />;
    case 'empty':
      return <Notice title={<Words k="state.empty" t={t} />} />;
    case 'ready':
      return (
        <>
          <TopBar config={home.config} settings={settings} t={t} />
          <main className="px-32" id="main">
            <h1 className="sr-only">{home.config.siteName}</h1>
            <ul>
              {home.items.map((item) => (
                <ArticleRow
                  key={item.id}
                  heading="h2"
                  item={item}
                  base={settings.siteBase}
                  counts={home.config.counts}
                  now={Date.now()}
                  t={t}
                  times={home.config.times}
                />
              ))}
            </ul>
          </main>
        </>
      );
  }
}
