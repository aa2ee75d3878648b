import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { pinDocumentTitle } from '../../host/document/updateDocument.ts';
import { readSettings } from '../../host/settings.ts';
import { loadLiveStyles } from '../../host/styles/loadStyleSheet.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ActionTranslate, LANG_OF } from '../../i18n/translate.ts';
import { useMessages } from '../../islands/useMessages.ts';
import { decideLivePrefix } from '../../model/article/liveInfo.ts';
import { decideTimeLeft, type TimeLeft } from '../../model/live/liveCountdown.ts';
import {
  createLiveInfo,
  decideLine,
  formatHeaderKey,
  hasVideo,
} from '../../model/live/mediaHeader.ts';
import type { LiveMain } from '../../model/live/normaliseLive.ts';
import { decidePageLocale, loadActionMessages } from '../../services/loadMessages.ts';
import {
  $live,
  type LiveOptions,
  type LiveSnapshot,
  refreshLive,
  startLive,
} from '../../state/live.ts';
import { $liveLine } from '../../state/liveLine.ts';
import { LiveBanner, LiveMediaHeader } from './LiveMediaHeader.tsx';
import { LiveStatus } from './LiveStatus.tsx';

interface LiveProps extends LiveOptions {
  /** Language of the page. */
  readonly locale: Locale;
  /** Document title without the prefix of the state; '' where the query gives the title. */
  readonly heading: string;
  /** Name of the media header in a baked page (model/live/mediaHeader.ts); '' in the template. */
  readonly bakedStage: string;
  /** The baked media header as HTML; a video in it keeps playing while the header is unchanged. */
  readonly children?: ReactNode;
  /** The status below the media header, as HTML. */
  readonly status?: ReactNode;
}

/**
 * Why an island: a broadcast counts down, starts and ends while its page is open. Until hydration
 * and the first answer of the server the island shows the baked state.
 */
export function Live(props: LiveProps) {
  const { article, known, quiet, bakedStage, locale, children, status } = props;
  const live = useStore($live, { ssr: 'initial' });
  const wanted = useStore($liveLine, { ssr: 'initial' });
  const t = useMessages(
    loadActionMessages,
    () => decidePageLocale(locale),
    bakedStage ? loadLiveStyles : undefined,
  );
  const left = useTimeLeft(live?.main);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => void startLive(readSettings(), { article, known, quiet }), []);
  useDocumentTitle(props, live?.main, t);

  if (!t || !live || (live.failed && bakedStage)) {
    return (
      <>
        {children}
        {status}
      </>
    );
  }
  const { main } = live;
  const line = decideLine(main, wanted);
  const lang = LANG_OF[decidePageLocale(locale)];
  const isSame = hasVideo(main, line) && formatHeaderKey(main, line) === bakedStage;
  return (
    <>
      {isSame ? (
        children
      ) : (
        <RefreshedHeader lang={lang} left={left} line={line} live={live} t={t} />
      )}
      <LiveStatus asked lang={lang} left={left} line={line} main={main} t={t} />
    </>
  );
}

interface RefreshedHeaderProps {
  readonly live: LiveSnapshot;
  readonly line: number;
  readonly left: ReturnType<typeof useTimeLeft>;
  readonly lang: string;
  readonly t: ActionTranslate;
}

function RefreshedHeader({ live: { main, failed }, line, left, lang, t }: RefreshedHeaderProps) {
  if (failed && main.state !== 'preview') {
    return (
      <LiveBanner banner={main.banner} lang={lang}>
        <p className="live-say" role="alert">
          {t('broadcast.failed')}
        </p>
        <button
          className="live-retry"
          onClick={() => void refreshLive(readSettings())}
          type="button"
        >
          {t('page.retry')}
        </button>
      </LiveBanner>
    );
  }
  // The key gives each video a player of its own; React removes the previous player.
  return (
    <LiveMediaHeader
      key={formatHeaderKey(main, line)}
      asked
      lang={lang}
      left={left}
      line={line}
      main={main}
      t={t}
    />
  );
}

/** Updates the state before the document title (product 4.1) whenever it changes. */
function useDocumentTitle(
  { heading }: LiveProps,
  main: LiveMain | undefined,
  t: ActionTranslate | null,
): void {
  const key = main && t && decideLivePrefix(createLiveInfo(main), heading, t);
  const prefix = t && key ? t('live.prefix', { state: t(key) }) : '';
  const isKnown = Boolean(main && t);
  useEffect(() => {
    if (isKnown && heading) pinDocumentTitle(prefix + heading);
  }, [isKnown, heading, prefix]);
}

const TICK_MS = 1000;

/** Returns the time until the broadcast starts, each second; null when it has no start to come. */
function useTimeLeft(main: LiveMain | undefined): TimeLeft | null {
  const startsAt = main?.state === 'preview' ? main.startsAt : null;
  const [, tick] = useState(0);
  const left = startsAt === null ? null : decideTimeLeft(startsAt, serverNow());
  const runs = left !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return left;
}
