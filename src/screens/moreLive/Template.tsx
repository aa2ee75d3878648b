import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { nameDocument, speakDocument } from '../../host/document.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { MoreRows } from '../../islands/live/MoreRows.tsx';
import { linkTo } from '../../routes.ts';
import {
  $moreLive,
  loadMoreLive,
  loadMoreRows,
  type MoreLiveState,
} from '../../stores/moreLive.ts';
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
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  return <MoreLive state={state} t={t} />;
}

interface MoreLiveProps {
  readonly state: Exclude<MoreLiveState, { state: 'loading' }>;
  readonly t: ActTranslate;
}

function MoreLive({ state, t }: MoreLiveProps) {
  const { siteBase } = readSettings();
  const title = t('broadcast.title');
  useEffect(() => {
    nameDocument(title);
    speakDocument(readLocale(readSettings().defaultLocale));
  }, [title]);
  useEffect(() => void startTemplateBehaviours(), []);
  const name = state.state === 'ready' ? state.config.siteName : '';
  return (
    <>
      <BackBar home={linkTo('home', {}, siteBase)} name={name} t={t} />
      <main className="px-32 pb-64" id="main">
        {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
        {state.state === 'empty' && <Notice title={t('broadcast.none')} />}
        {state.state === 'ready' && <Lists state={state} t={t} title={title} />}
      </main>
    </>
  );
}

interface ListsProps {
  readonly state: Extract<MoreLiveState, { state: 'ready' }>;
  readonly title: string;
  readonly t: ActTranslate;
}

function Lists({ state: { coming, items, hasMore, config }, title, t }: ListsProps) {
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
            <MoreRows count={items.length} load={() => loadMoreRows(readSettings())} t={t} />
          ) : (
            <p className="py-28 text-center text-26 text-ink-3">{t('more.end')}</p>
          )}
        </section>
      )}
    </>
  );
}
