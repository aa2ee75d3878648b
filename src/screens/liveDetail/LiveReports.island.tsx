import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../host/clock.ts';
import { onAnchorLink, scrollToSection, showPanel } from '../../host/document/panels.ts';
import { readSettings } from '../../host/settings.ts';
import { loadLiveStyles } from '../../host/styles/loadStyleSheet.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ActionTranslate, LANG_OF } from '../../i18n/translate.ts';
import { KeepFocus } from '../../islands/KeepFocus.tsx';
import { useMessages } from '../../islands/useMessages.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { decidePageLocale, loadActionMessages } from '../../services/loadMessages.ts';
import { reloadComments } from '../../state/comments/comments.ts';
import { $newComments, trackNewComments } from '../../state/comments/newComments.ts';
import { $live, type LiveSnapshot, loadMoreReports, showNewReports } from '../../state/live.ts';
import { NoReports } from './BakedLiveReports.tsx';
import { LIVE_TABS, type LiveTab, LiveTabs, liveTabId } from './LiveTabs.tsx';
import { MoreRows } from './MoreRows.tsx';
import { ReportChunks } from './ReportChunks.tsx';
import { useMayReplaceReports } from './useMayReplaceReports.ts';

interface LiveReportsProps {
  /** Language of the page. */
  readonly locale: Locale;
  readonly times: TimeSettings;
  /** The site's name for self-media; '' for none. */
  readonly selfMediaName: string;
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
 * them. Before hydration the island shows the baked reports, with links instead of tabs; a video that
 * was started in one of them plays to its end or its pause there.
 */
export function LiveReports({ children, ...props }: LiveReportsProps) {
  const live = useStore($live, { ssr: 'initial' });
  const { isBaked, locale } = props;
  const t = useMessages(
    loadActionMessages,
    () => decidePageLocale(locale),
    isBaked ? loadLiveStyles : undefined,
  );
  const loaded = t && live && !(live.failed && isBaked) ? { live, t } : null;
  const mayReplace = useMayReplaceReports(loaded !== null);
  return (
    <KeepFocus>
      {loaded && mayReplace ? <HydratedReports {...props} {...loaded} /> : children}
    </KeepFocus>
  );
}

interface HydratedReportsProps extends Omit<LiveReportsProps, 'children'> {
  readonly live: LiveSnapshot;
  readonly t: ActionTranslate;
}

function HydratedReports({
  live,
  locale,
  firstPicture,
  hasDiscussion,
  times,
  selfMediaName,
  t,
}: HydratedReportsProps) {
  const { visible, waiting, lost, hasMore } = live.reports;
  const [tab, setTab] = useState<LiveTab>('reports');
  const [now] = useState(serverNow);
  const newComments = useStore($newComments);

  useEffect(trackNewComments, []);
  useEffect(() => {
    if (!hasDiscussion) return;
    return onAnchorLink('comments', () => flushSync(() => setTab('discussion')));
  }, [hasDiscussion]);
  useEffect(() => {
    if (hasDiscussion) showPanel('discussion', tab === 'discussion', liveTabId('discussion'));
  }, [hasDiscussion, tab]);

  const showReports = async () => {
    await showNewReports(readSettings());
    scrollToSection('reports');
  };
  const showComments = async () => {
    await reloadComments(readSettings());
    scrollToSection('discussion');
  };
  const isReports = tab === 'reports';
  const count = isReports ? waiting.length : newComments;
  const newsLabel =
    count === 0
      ? ''
      : isReports
        ? t('broadcast.newReports', { n: lost ? `${count}+` : count })
        : t('broadcast.newComments', { n: count });

  return (
    <>
      <LiveTabs
        lang={LANG_OF[decidePageLocale(locale)]}
        discussionNews={isReports ? newComments : 0}
        onTab={setTab}
        t={t}
        tab={tab}
        tabs={hasDiscussion ? LIVE_TABS : ['reports']}
      >
        <p className="sr-only" role="status">
          {newsLabel}
        </p>
        {newsLabel && (
          <button
            className="live-new"
            onClick={() => void (isReports ? showReports() : showComments())}
            type="button"
          >
            {newsLabel}
          </button>
        )}
      </LiveTabs>
      <section
        aria-labelledby={liveTabId('reports')}
        className="live-panel"
        hidden={tab !== 'reports'}
        id="reports"
        role="tabpanel"
      >
        {visible.length === 0 ? (
          <NoReports t={t} />
        ) : (
          <ReportChunks
            firstPicture={firstPicture}
            now={now}
            reports={visible}
            selfMediaName={selfMediaName}
            t={t}
            times={times}
          />
        )}
        {hasMore && (
          <MoreRows count={visible.length} load={() => loadMoreReports(readSettings())} t={t} />
        )}
      </section>
    </>
  );
}
