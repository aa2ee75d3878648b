import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { Timeline } from '../../islands/Timeline.island.tsx';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { describeTimeline } from '../../services/metadata/timelineMetadata.ts';
import { loadTimeline, timeline } from '../../state/timelineList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { MissingNotice } from '../list/MissingNotice.tsx';
import { TimelineHead } from './TimelineScreen.tsx';

const load = () => void loadTimeline(readSettings(), readPage().params.id ?? '');

/** Template page of a timeline (hot point). */
export function HotPointTimeAxisTemplate({ loading }: { readonly loading: string }) {
  const state = useStore(timeline.$list, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  const locale = readLocale(readSettings().defaultLocale);
  if (state.state === 'ready') return <Ready locale={locale} state={state} t={t} />;
  return (
    <ListFrame
      config={state.config}
      locale={locale}
      metadata={null}
      t={t}
      title={t('timeline.title')}
    >
      {state.state === 'failed' ? (
        <Failure kind={state.kind} onRetry={load} t={t} />
      ) : (
        <MissingNotice t={t} messageKeys={['timeline.gone', 'timeline.goneHint']} />
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
  readonly t: ActionTranslate;
}

function Ready({ state: { head, config, items, hasMore }, locale, t }: ReadyProps) {
  const settings = readSettings();
  const column = head.name === '' ? { ...head, name: t('timeline.title') } : head;
  const facts = describeTimeline(column, items, { settings, config, locale });
  return (
    <ListFrame
      config={config}
      locale={locale}
      metadata={{ ...facts, columnId: head.id }}
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
