import { useStore } from '@nanostores/react';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../host/clock.ts';
import { onAnchorLink, scrollToSection, showPanel } from '../../host/document/panels.ts';
import { requestRow } from '../../host/rowRequests.ts';
import { readSettings } from '../../host/settings.ts';
import { loadLiveStyles } from '../../host/styles/loadStyleSheet.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ActionTranslate, LANG_OF } from '../../i18n/translate.ts';
import { KeepFocus } from '../../islands/KeepFocus.tsx';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { useNearOnce } from '../../islands/list/useNearOnce.ts';
import { useMessages } from '../../islands/useMessages.ts';
import type { CommentSort } from '../../model/comment/commentTypes.ts';
import type { LiveReport } from '../../model/live/normaliseLive.ts';
import {
  isLoadedToOldest,
  orderOldestFirst,
  type ReportList,
} from '../../model/live/reportList.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { decidePageLocale, loadActionMessages } from '../../services/loadMessages.ts';
import { reloadComments } from '../../state/comments/comments.ts';
import { $newComments, trackNewComments } from '../../state/comments/newComments.ts';
import {
  $live,
  type LiveSnapshot,
  loadMoreReports,
  loadToOldest,
  showNewReports,
} from '../../state/live.ts';
import { NoReports } from './BakedLiveReports.tsx';
import { KeyReports } from './KeyReports.tsx';
import { LIVE_TABS, type LiveTab, LiveTabs, liveTabId } from './LiveTabs.tsx';
import { formatReportAnchor, ReportRows } from './ReportRows.tsx';

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
  /** Whether a report can be shared by itself. */
  readonly canShare: boolean;
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
  canShare,
  times,
  selfMediaName,
  t,
}: HydratedReportsProps) {
  const { visible, waiting, lost, hasMore } = live.reports;
  const [tab, setTab] = useState<LiveTab>('reports');
  const { sort, chooseSort, isLoading, hasFailed } = useReportSort(live.reports);
  const reports = useMemo(
    () => (sort === 'newest' ? visible : orderOldestFirst(visible)),
    [sort, visible],
  );
  // The reader may have opened the list in the baked page.
  const [hasOpenKeys] = useState(() => document.querySelector('#reports details[open]') !== null);
  const newComments = useStore($newComments);

  useEffect(trackNewComments, []);
  useEffect(() => {
    if (!hasDiscussion) return;
    return onAnchorLink('comments', () => flushSync(() => setTab('discussion')));
  }, [hasDiscussion]);
  useEffect(() => {
    if (hasDiscussion) showPanel('discussion', tab === 'discussion', liveTabId('discussion'));
  }, [hasDiscussion, tab]);

  useReportOfAddress(live.reports);

  const showReports = async () => {
    const [first] = waiting.slice(-1);
    await showNewReports(readSettings());
    if (sort === 'newest' || !first) return scrollToSection('reports');
    requestAnimationFrame(() => {
      requestRow(first.id);
      scrollToSection(formatReportAnchor(first.id));
    });
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
          <>
            <div className="live-head">
              <p className="live-head-note" role="status">
                {isLoading
                  ? t('broadcast.loadsEarlier')
                  : hasFailed
                    ? t('broadcast.moreFailed')
                    : sort === 'oldest' &&
                      hasMore &&
                      t('broadcast.latestOnly', { n: visible.length })}
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
              <div aria-label={t('comment.sort')} className="live-tab-row" role="group">
                {SORTS.map((name) => (
                  <button
                    key={name}
                    aria-pressed={name === sort}
                    className="live-tab"
                    data-on={name === sort ? '' : undefined}
                    onClick={() => chooseSort(name)}
                    type="button"
                  >
                    {t(`comment.${name}`)}
                  </button>
                ))}
              </div>
            </div>
            <KeyReports
              isOpen={hasOpenKeys}
              now={serverNow()}
              onPick={requestRow}
              reports={visible}
              t={t}
              times={times}
            />
            {!isLoading && (
              <ReportChunks
                key={sort}
                canShare={canShare}
                firstPicture={firstPicture}
                reports={reports}
                selfMediaName={selfMediaName}
                t={t}
                times={times}
              />
            )}
          </>
        )}
        {hasMore && sort === 'newest' && (
          <MoreRows count={visible.length} load={() => loadMoreReports(readSettings())} t={t} />
        )}
      </section>
    </>
  );
}

const SORTS = ['newest', 'oldest'] as const satisfies readonly CommentSort[];

type CurrentRowsProps = Omit<ComponentProps<typeof ReportRows>, 'now'>;

/** Renders reports with their times as they are when the rows come into the document. */
const CurrentRows = (props: CurrentRowsProps) => <ReportRows {...props} now={serverNow()} />;

/** Assumed height of a report with two lines of text. */
const REPORT_REM = 2.4;

/**
 * Renders the reports of a broadcast; those far from the screen are not in the document. Memoised:
 * reports that are kept back do not change the props.
 */
const ReportChunks = memo(function ReportChunks({
  reports,
  firstPicture,
  ...rest
}: CurrentRowsProps) {
  /** Number of the first image of each report on the page. */
  const firstPictures = new Map<string, number>();
  let next = firstPicture;
  for (const { id, pictures } of reports) {
    firstPictures.set(id, next);
    next += pictures.length;
  }
  return (
    <ListChunks hasId={(report, id) => report.id === id} rowRem={REPORT_REM} rows={reports}>
      {(some) => (
        <CurrentRows
          {...rest}
          firstPicture={firstPictures.get(some[0]?.id ?? '') ?? firstPicture}
          reports={some}
        />
      )}
    </ListChunks>
  );
});

/**
 * Returns the order of the reports, and the function that chooses it. Their call has no order, so that from the oldest
 * on all of them are loaded first, page by page; when that fails the latest come first again.
 */
function useReportSort(list: ReportList) {
  const [sort, setSort] = useState<CommentSort>('newest');
  const [hasFailed, setFailed] = useState(false);
  const isLoading = sort === 'oldest' && !isLoadedToOldest(list);
  const chooseSort = (chosen: CommentSort, isFailure = false) => {
    setSort(chosen);
    setFailed(isFailure);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the choice starts and ends it
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    void loadToOldest(readSettings(), () => isWanted).then((isLoaded) => {
      if (isWanted && !isLoaded) chooseSort('newest', true);
    });
    return () => {
      isWanted = false;
    };
  }, [isLoading]);
  return { sort, chooseSort, isLoading, hasFailed };
}

/**
 * Goes to the report that the address of the page names if it is newer than the baked page, or there is none; not when
 * the reader has scrolled before it was loaded.
 */
function useReportOfAddress({ visible, waiting }: ReportList): void {
  // While the baked reports are still in the document: the browser has gone to one of those itself.
  const [anchor] = useState(() => {
    const name = location.hash.slice(1);
    return document.getElementById(name) ? '' : name;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first reports
  useEffect(() => {
    if (scrollY > 0) return;
    const isNamed = ({ id }: LiveReport) => formatReportAnchor(id) === anchor;
    const show = () => requestAnimationFrame(() => scrollToSection(anchor));
    if (visible.some(isNamed)) show();
    else if (waiting.some(isNamed)) void showNewReports(readSettings()).then(show);
  }, []);
}

/** Players in the reports that play or are about to. */
const RUNNING = ['loading', 'playing', 'reconnecting']
  .map((state) => `media-player[data-state=${state}]`)
  .concat('[data-act=play][aria-busy=true]')
  .map((player) => `#reports ${player}`)
  .join();

/** The events of a video after which it no longer plays; they do not bubble. */
const ENDS = ['pause', 'ended', 'error'];

/**
 * Returns whether the reports of a baked page may be replaced by loaded ones (`isLoaded`): not while
 * a video plays that the reader has started in one of them, because replacing its player stops it.
 * Stays true once it is.
 */
function useMayReplaceReports(isLoaded: boolean): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    if (!isLoaded || may) return;
    const check = () => {
      if (!document.querySelector(RUNNING)) setMay(true);
    };
    // After the player has changed its state.
    const checkSoon = () => setTimeout(check);
    check();
    for (const name of ENDS) document.addEventListener(name, checkSoon, true);
    return () => {
      for (const name of ENDS) document.removeEventListener(name, checkSoon, true);
    };
  }, [isLoaded, may]);
  return may;
}

interface MoreRowsProps {
  /** Number of rows that are shown; a new number arms the observer again. */
  readonly count: number;
  /** Resolves to false when the request failed. */
  readonly load: () => Promise<boolean>;
  readonly t: ActionTranslate;
}

/** Loads the next page when the reader comes near; after a failure only at a tap. */
function MoreRows({ count, load, t }: MoreRowsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isLoading = useRef(false);
  const loadMore = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState('busy');
    const isLoaded = await load();
    isLoading.current = false;
    setState(isLoaded ? 'idle' : 'failed');
  };
  const button = useNearOnce<HTMLButtonElement>(() => void loadMore(), count, state !== 'idle');
  return (
    <>
      <button
        aria-busy={state === 'busy'}
        className="live-more"
        onClick={() => void loadMore()}
        ref={button}
        type="button"
      >
        {t('broadcast.more')}
      </button>
      {state === 'failed' && (
        <p className="live-none" role="alert">
          {t('broadcast.moreFailed')}
        </p>
      )}
    </>
  );
}
