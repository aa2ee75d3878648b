import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../host/clock.ts';
import { goToPart, onAnchor, showPanel } from '../host/panels.ts';
import { readSettings } from '../host/settings.ts';
import { loadLiveStyles } from '../host/styles.ts';
import type { Locale } from '../i18n/locales.ts';
import { type ActTranslate, LANG_OF } from '../i18n/translate.ts';
import type { TimeSettings } from '../model/site/types.ts';
import { reloadComments } from '../stores/comments.ts';
import { decidePageLocale } from '../stores/language.ts';
import { $live, type LiveNow, loadMoreReports, showNewReports } from '../stores/live.ts';
import { $newComments, followComments } from '../stores/newComments.ts';
import { NoReports } from '../ui/live/Talk.tsx';
import { useActWords } from './comments/useActWords.ts';
import { MoreRows } from './live/MoreRows.tsx';
import { ReportChunks } from './live/ReportChunks.tsx';
import { type LiveTab, TABS, Tabs, tabId } from './live/Tabs.tsx';

interface LiveTalkProps {
  /** Language of the page. */
  readonly locale: Locale;
  readonly times: TimeSettings;
  /** Number of the article's images before those of the reports. */
  readonly firstPicture: number;
  /** Whether readers may comment on the broadcast; the comments have a section below this one. */
  readonly hasDiscussion: boolean;
  /** Whether the page is baked: it keeps its reports when the request fails. */
  readonly isBaked: boolean;
  /** The baked reports as HTML, or a placeholder while the reports load. */
  readonly children?: ReactNode;
}

/**
 * Why an island: reports arrive while the page is open and are kept back until the reader shows
 * them. Before hydration the island shows the baked reports, with links instead of tabs.
 */
export function LiveTalk({ children, ...props }: LiveTalkProps) {
  const live = useStore($live, { ssr: 'initial' });
  const { isBaked, locale } = props;
  const t = useActWords(() => decidePageLocale(locale), isBaked ? loadLiveStyles : undefined);
  if (!t || !live || (live.failed && isBaked)) return children;
  return <Awake {...props} live={live} t={t} />;
}

interface AwakeProps extends Omit<LiveTalkProps, 'children'> {
  readonly live: LiveNow;
  readonly t: ActTranslate;
}

function Awake({ live, locale, firstPicture, hasDiscussion, times, t }: AwakeProps) {
  const { shown, waiting, lost, hasMore } = live.reports;
  const [tab, setTab] = useState<LiveTab>('reports');
  const [now] = useState(serverNow);
  const newComments = useStore($newComments);

  useEffect(followComments, []);
  useEffect(() => {
    if (!hasDiscussion) return;
    return onAnchor('comments', () => flushSync(() => setTab('discussion')));
  }, [hasDiscussion]);
  useEffect(() => {
    if (hasDiscussion) showPanel('discussion', tab === 'discussion', tabId('discussion'));
  }, [hasDiscussion, tab]);

  const showReports = async () => {
    await showNewReports(readSettings());
    goToPart('reports');
  };
  const showComments = async () => {
    await reloadComments(readSettings());
    goToPart('discussion');
  };
  const isReports = tab === 'reports';
  const count = isReports ? waiting.length : newComments;
  const words =
    count === 0
      ? ''
      : isReports
        ? t('broadcast.newReports', { n: lost ? `${count}+` : count })
        : t('broadcast.newComments', { n: count });

  return (
    <>
      <Tabs
        lang={LANG_OF[decidePageLocale(locale)]}
        discussionNews={isReports ? newComments : 0}
        onTab={setTab}
        t={t}
        tab={tab}
        tabs={hasDiscussion ? TABS : ['reports']}
      >
        <p className="sr-only" role="status">
          {words}
        </p>
        {words && (
          <button
            className="live-new"
            onClick={() => void (isReports ? showReports() : showComments())}
            type="button"
          >
            {words}
          </button>
        )}
      </Tabs>
      <section
        aria-labelledby={tabId('reports')}
        className="live-panel"
        hidden={tab !== 'reports'}
        id="reports"
        role="tabpanel"
      >
        {shown.length === 0 ? (
          <NoReports t={t} />
        ) : (
          <ReportChunks firstPicture={firstPicture} now={now} reports={shown} t={t} times={times} />
        )}
        {hasMore && (
          <MoreRows count={shown.length} load={() => loadMoreReports(readSettings())} t={t} />
        )}
      </section>
    </>
  );
}
