import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { useActWords } from '../../islands/comments/useActWords.ts';
import { Timeline } from '../../islands/Timeline.island.tsx';
import { openTimeline, timeline } from '../../stores/hotPointTimeAxis.ts';
import { describeTimeline } from '../../stores/timelineDocument.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Gone } from '../list/Gone.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { TimelineHead } from './TimelineScreen.tsx';

const open = () => void openTimeline(readSettings(), readPage().params.id ?? '');

/** Template page of a timeline (hot point). */
export function TimelineTemplate({ loading }: { readonly loading: string }) {
  const state = useStore(timeline.$list, { ssr: 'initial' });
  const t = useActWords(() => readLocale(readSettings().defaultLocale));
  useEffect(open, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  const locale = readLocale(readSettings().defaultLocale);
  if (state.state === 'ready') return <Ready locale={locale} state={state} t={t} />;
  return (
    <ListFrame config={state.config} locale={locale} shown={null} t={t} title={t('timeline.title')}>
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={open} t={t} />
      ) : (
        <Gone t={t} words={['timeline.gone', 'timeline.goneHint']} />
      )}
    </ListFrame>
  );
}

interface ReadyProps {
  readonly state: Extract<
    ReturnType<(typeof timeline)['$list']['get']>,
    { readonly state: 'ready' }
  >;
  readonly locale: Locale;
  readonly t: ActTranslate;
}

function Ready({ state: { head, config, items, hasMore }, locale, t }: ReadyProps) {
  const settings = readSettings();
  const column = head.name === '' ? { ...head, name: t('timeline.title') } : head;
  const facts = describeTimeline(column, items, { settings, config, locale });
  return (
    <ListFrame
      config={config}
      locale={locale}
      shown={{ ...facts, columnId: head.id }}
      t={t}
      title={column.name}
    >
      <TimelineHead column={column} t={t} />
      {items.length === 0 && !hasMore ? (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t('timeline.none')}
        </p>
      ) : (
        <Timeline column={head} hasMore={hasMore} items={items} locale={locale} />
      )}
    </ListFrame>
  );
}
