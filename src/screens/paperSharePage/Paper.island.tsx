import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useReaderLocale } from '../../islands/useReaderLocale.ts';
import { getMonth } from '../../model/paper/date.ts';
import type { PaperData } from '../../model/paper/normalisePaper.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import {
  type PaperMetadataSite,
  updatePaperMetadata,
} from '../../services/metadata/paperMetadata.ts';
import { PaperDays } from './PaperDays.tsx';
import { PaperReader } from './PaperReader.tsx';
import { PaperScreen } from './PaperScreen.tsx';
import { PaperSheets } from './PaperSheets.tsx';
import { $paper, startPaper } from './paper.state.ts';
import { $paperReading, trackReading } from './paperReader.state.ts';
import type { PaperView } from './paperView.ts';
import { usePaperActions } from './usePaperActions.ts';

interface PaperProps {
  readonly data: PaperData;
  /** Days of the edition's month that have an edition; empty when they were not requested. */
  readonly days: readonly string[];
  readonly config: PaperMetadataSite['config'];
  /** Prefix of links. */
  readonly base: string;
  /** Language that the page was made in. */
  readonly locale: Locale;
}

/**
 * Why an island: readers turn pages, choose days and read articles without leaving the page. Before
 * hydration the island is the page's image with links to its articles, the other pages and the
 * other days.
 */
export function Paper(props: PaperProps) {
  return (
    <Suspense>
      <PaperContent {...props} />
    </Suspense>
  );
}

function PaperContent({ data, days, config, base, locale: baked }: PaperProps) {
  const locale = useReaderLocale(baked);
  const t = use(loadActionMessages(locale));
  const live = useStore($paper, { ssr: 'initial' });
  const reading = useStore($paperReading, { ssr: 'initial' });
  const [part, setPart] = useState<'pages' | 'days' | null>(null);
  const open = live ?? { data, rows: 'ready' as const };
  const view: PaperView = { ...open, base, t };
  const { actions, onDay, busy } = usePaperActions({ part, setPart, t });
  const article = reading?.state === 'ready' ? reading.article : null;

  // A layout effect, so that the store is open before the first tap.
  useLayoutEffect(() => {
    const settings = readSettings();
    const leave = startPaper(settings, data);
    const stop = trackReading(settings);
    return () => {
      leave();
      stop();
    };
  }, [data]);
  useEffect(() => {
    if (live) updatePaperMetadata(live.data, article, { settings: readSettings(), config, locale });
  }, [live, article, config, locale]);

  const calendar = (
    <PaperDays
      baked={getMonth(open.data.date) === getMonth(data.date) ? days : []}
      isHydrated={live !== null}
      onDay={onDay}
      view={view}
    />
  );
  return (
    <div aria-busy={busy || undefined} className="contents">
      <PaperScreen
        actions={actions}
        isHydrated={live !== null}
        calendar={calendar}
        openId={reading?.id ?? ''}
        reader={reading && <PaperReader config={config} reading={reading} view={view} />}
        view={view}
      />
      <p className="sr-only" role="status">
        {live && open.data.pages.find(({ id }) => id === open.data.pageId)?.name}
      </p>
      {part && (
        <PaperSheets
          calendar={calendar}
          onClose={() => setPart(null)}
          onPage={actions.onPage}
          part={part}
          view={view}
        />
      )}
    </div>
  );
}
