import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { applyTheme, setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { FeedPanels } from '../../islands/feed/FeedPanels.tsx';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { linkTo } from '../../routes.ts';
import { updateColumnMetadata } from '../../services/metadata/columnMetadata.ts';
import { $column, type ColumnState, loadColumnPage } from '../../state/feed/columnState.ts';
import { $feed } from '../../state/feed/feed.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import type { ColumnScreenProps } from './ColumnScreen.tsx';
import { ColumnSkeleton } from './ColumnSkeleton.tsx';

const load = () => void loadColumnPage(readSettings(), readPage().params.id ?? '');
interface ColumnTemplateProps {
  readonly loading: string;
  readonly Screen: (props: ColumnScreenProps) => ReactNode;
}

/** Root component of the template pages of one column; renders the skeleton until it is loaded. */
export function ColumnTemplate({ loading, Screen }: ColumnTemplateProps) {
  const state = useStore($column, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  const isLoaded = t !== null && state.state !== 'loading';
  useEffect(() => {
    if (isLoaded) void startTemplateBehaviours();
  }, [isLoaded]);
  if (!t || state.state === 'loading') return <ColumnSkeleton label={loading} />;
  if (state.state === 'ready') return <ReadyColumn Screen={Screen} column={state} t={t} />;
  return <NoColumn state={state} t={t} />;
}

interface NoColumnProps {
  readonly state: Extract<ColumnState, { state: 'empty' | 'failed' }>;
  readonly t: ActionTranslate;
}

function NoColumn({ state, t }: NoColumnProps) {
  const home = linkTo('home', {}, readSettings().siteBase);
  const { siteName } = state.config;
  const isFailed = state.state === 'failed';
  const title = t(isFailed ? 'feed.failedTitle' : 'feed.noColumn');
  useEffect(() => setDocumentTitle(title), [title]);
  return (
    <>
      <BackBar home={home} name={siteName} t={t} />
      <main id="main">
        {isFailed ? (
          <Failure kind={state.error.kind} onRetry={load} t={t} />
        ) : (
          <Notice
            action={
              <a className="flex min-h-88 items-center px-32 text-30 text-accent" href={home}>
                {t('feed.toHome')}
              </a>
            }
            text={t('feed.noColumnHint')}
            title={title}
          />
        )}
      </main>
    </>
  );
}

interface ReadyColumnProps {
  readonly Screen: ColumnTemplateProps['Screen'];
  readonly column: Extract<ColumnState, { state: 'ready' }>;
  readonly t: ActionTranslate;
}

function ReadyColumn({ Screen, column: { data, config }, t }: ReadyColumnProps) {
  const settings = readSettings();
  const feed = useStore($feed, { ssr: 'initial' });
  const { times } = config;
  const counts = data.column.shows ?? config.counts;
  // Memoised, so that the rows are not rendered again.
  const feedConfig = useMemo(() => ({ times, counts }), [times, counts]);
  useEffect(() => {
    const site = readSettings();
    const locale = readLocale(site.defaultLocale);
    applyTheme({ locale, config });
    updateColumnMetadata(data, { settings: site, config, locale });
  }, [data, config]);
  return (
    <Screen
      column={data.column}
      config={config}
      feed={<FeedPanels bakedId="" config={feedConfig} home={false} state={feed} t={t} />}
      view={{ base: settings.siteBase, times, counts, now: null, t }}
    />
  );
}
