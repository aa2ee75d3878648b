import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { setDocumentLanguage, setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { MoreRows } from '../../islands/live/MoreRows.tsx';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { linkTo } from '../../routes.ts';
import {
  $moreLive,
  loadMoreLive,
  loadNextLives,
  type MoreLiveState,
} from '../../state/moreLive.ts';
import { ArticleRow } from '../../ui/ArticleRow.tsx';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { ComingRow } from './ComingRow.tsx';

const load = () => void loadMoreLive(readSettings(), readPage().params.columnId ?? '');
/** Template page of broadcasts: announced ones, then live ones and recordings. */
export function MoreLiveTemplate({ loading }: { readonly loading: string }) {
  const state = useStore($moreLive, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  return <MoreLive state={state} t={t} />;
}

interface MoreLiveProps {
  readonly state: Exclude<MoreLiveState, { state: 'loading' }>;
  readonly t: ActionTranslate;
}

function MoreLive({ state, t }: MoreLiveProps) {
  const { siteBase } = readSettings();
  const title = t('broadcast.title');
  useEffect(() => {
    setDocumentTitle(title);
    setDocumentLanguage(readLocale(readSettings().defaultLocale));
  }, [title]);
  useEffect(() => void startTemplateBehaviours(), []);
  const name = state.state === 'ready' ? state.config.siteName : '';
  return (
    <>
      <BackBar home={linkTo('home', {}, siteBase)} name={name} t={t} />
      <main className="px-32 pb-64" id="main">
        {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
        {state.state === 'empty' && <Notice title={t('broadcast.none')} />}
        {state.state === 'ready' && <LiveLists state={state} t={t} title={title} />}
      </main>
    </>
  );
}

interface LiveListsProps {
  readonly state: Extract<MoreLiveState, { state: 'ready' }>;
  readonly title: string;
  readonly t: ActionTranslate;
}

function LiveLists({ state: { coming, items, hasMore, config }, title, t }: LiveListsProps) {
  const { siteBase } = readSettings();
  return (
    <>
      <h1 className="mt-28 text-38 font-semibold">{title}</h1>
      {coming.length > 0 && (
        <section>
          <h2 className="mt-28 text-30 font-medium text-ink-2">{t('broadcast.coming')}</h2>
          <ul>
            {coming.map((each) => (
              <ComingRow key={each.id} base={siteBase} coming={each} now={serverNow()} t={t} />
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section className={coming.length > 0 ? 'border-t' : undefined}>
          <h2 className="mt-28 text-30 font-medium text-ink-2">{t('broadcast.list')}</h2>
          <ListChunks rows={items}>
            {(some) => (
              <ul>
                {some.map((item) => (
                  <ArticleRow
                    key={item.id}
                    base={siteBase}
                    counts={config.counts}
                    item={item}
                    now={serverNow()}
                    t={t}
                    times={config.times}
                  />
                ))}
              </ul>
            )}
          </ListChunks>
          {hasMore ? (
            <MoreRows count={items.length} load={() => loadNextLives(readSettings())} t={t} />
          ) : (
            <p className="py-28 text-center text-26 text-ink-3">{t('more.end')}</p>
          )}
        </section>
      )}
    </>
  );
}
