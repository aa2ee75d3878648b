import { PAGE_SIZE } from '../pageSize.ts';
import type { LiveReport, LiveView } from './normaliseLive.ts';

/** The reports of a page. All functions are pure and return the new list. */
export interface ReportList {
  /** In the server's order. */
  readonly visible: readonly LiveReport[];
  /** New reports that wait until the reader wants them, newest first. */
  readonly waiting: readonly LiveReport[];
  /** Whether reports were dropped: the list is then reloaded when the reader wants the new ones. */
  readonly lost: boolean;
  readonly hasMore: boolean;
}

/** Limits memory use; older reports are loaded on demand. */
export const MAX_WAITING = 200;

/** Of a longer list only the latest reports are shown from the oldest on: 150 requests are enough. */
export const MAX_OLDEST_FIRST = 3_000;

type ReportPage = Pick<LiveView, 'reports' | 'hasMore'>;

/** Creates the list of a page. A pinned report may be in it again at its place in time, without the mark: it keeps it. */
export function createReportList({ reports, hasMore }: ReportPage): ReportList {
  const pinned = new Set(reports.filter(({ pinned }) => pinned).map(({ id }) => id));
  const visible = unique(reports).map((report) =>
    pinned.has(report.id) ? { ...report, pinned: true } : report,
  );
  return { visible, waiting: [], lost: false, hasMore };
}

/**
 * Creates the list for a page that shows reports already (`known`, their ids): those stay, and
 * newer ones wait. If the answer contains none of them, it is shown at once.
 */
export function createReportListAfter(known: readonly string[], page: ReportPage): ReportList {
  const old = page.reports.filter(({ id }) => known.includes(id));
  if (old.length === 0) return createReportList(page);
  return {
    ...createReportList({ ...page, reports: old }),
    waiting: unique(page.reports.filter(({ id }) => !known.includes(id))),
  };
}

/** Appends a page without duplicates, of which the later version stays: new reports on the server shift the pages. */
export function appendReports(list: ReportList, page: ReportPage): ReportList {
  const fresh = page.reports.filter(({ id }) => !isKnown(list, id));
  const now = replaceVersions(list, page.reports);
  return {
    ...now,
    visible: [...now.visible, ...unique(fresh)],
    // A page without a new report ends the list: some servers repeat their last page forever.
    hasMore: page.hasMore && fresh.length > 0,
  };
}

/**
 * Returns the number of the next page; waiting reports count, because the server's pages
 * contain them.
 */
export const decideNextPage = ({ visible, waiting }: ReportList): number =>
  Math.floor((visible.length + waiting.length) / PAGE_SIZE);

/**
 * Adds pushed reports (the newest last) to the waiting ones, so that the text being read does
 * not move. One that was changed takes the place of its earlier version.
 */
export function addWaitingReports(list: ReportList, pushed: readonly LiveReport[]): ReportList {
  const now = replaceVersions(list, pushed);
  const fresh = unique(pushed.filter(({ id }) => !isKnown(list, id)));
  if (fresh.length === 0) return now;
  const waiting = [...fresh].reverse().concat(now.waiting);
  return {
    ...now,
    waiting: waiting.slice(0, MAX_WAITING),
    lost: list.lost || waiting.length > MAX_WAITING,
  };
}

/**
 * Merges a fresh first page. Shown reports do not move; new ones wait. If the page contains no
 * known report, reports in between may be missing.
 */
export function mergeFirstPage(list: ReportList, page: ReportPage): ReportList {
  if (list.visible.length === 0) return createReportList(page);
  const isGap = page.reports.length > 0 && !page.reports.some(({ id }) => isKnown(list, id));
  const held = addWaitingReports(list, [...page.reports].reverse());
  return isGap ? { ...held, lost: true } : held;
}

/** Shows the waiting reports: below the pinned ones that the server has put first, unless pinned themselves. */
export function showWaitingReports(list: ReportList): ReportList {
  const { visible, waiting } = list;
  const [top, others] = splitPinned(visible);
  const isAbove = ({ pinned }: LiveReport) => pinned || top.length === 0;
  return {
    ...list,
    visible: unique([
      ...waiting.filter(isAbove),
      ...top,
      ...waiting.filter((report) => !isAbove(report)),
      ...others,
    ]),
    waiting: [],
    lost: false,
  };
}

/** Whether all reports that are shown from the oldest on are loaded. */
export const isLoadedToOldest = ({ visible, hasMore }: ReportList): boolean =>
  !hasMore || visible.length >= MAX_OLDEST_FIRST;

/**
 * Returns reports in the order from the oldest on. It is the reverse of the server's, because reports may lack a
 * time or share one; those that the server has put first because they are pinned stay there.
 */
export function orderOldestFirst(reports: readonly LiveReport[]): readonly LiveReport[] {
  const [top, others] = splitPinned(reports);
  return [...top, ...[...others].reverse()];
}

/** Returns the pinned reports that the server has put first, and all others. */
function splitPinned(reports: readonly LiveReport[]) {
  const first = reports.findIndex(({ pinned }) => !pinned);
  const count = first < 0 ? reports.length : first;
  return [reports.slice(0, count), reports.slice(count)] as const;
}

const isKnown = ({ visible, waiting }: ReportList, id: string): boolean =>
  visible.some((report) => report.id === id) || waiting.some((report) => report.id === id);

/** Returns each report once: where it was first, as it was last. */
const unique = (reports: readonly LiveReport[]): readonly LiveReport[] => [
  ...pickLatest(reports).values(),
];

function pickLatest(reports: readonly LiveReport[]): ReadonlyMap<string, LiveReport> {
  const latest = new Map<string, LiveReport>();
  for (const report of reports) {
    const known = latest.get(report.id);
    if (!known || !isOlder(report, known)) latest.set(report.id, report);
  }
  return latest;
}

const isOlder = (report: LiveReport, other: LiveReport): boolean =>
  (report.at ?? 0) < (other.at ?? 0);

/** Puts later versions of the reports of a list in their places; the same list without any. */
function replaceVersions(list: ReportList, sent: readonly LiveReport[]): ReportList {
  const latest = pickLatest(sent);
  let isChanged = false;
  const replace = (report: LiveReport): LiveReport => {
    const next = latest.get(report.id) ?? report;
    if (isOlder(next, report) || JSON.stringify(next) === JSON.stringify(report)) return report;
    isChanged = true;
    return next;
  };
  const replaced = {
    ...list,
    visible: list.visible.map(replace),
    waiting: list.waiting.map(replace),
  };
  return isChanged ? replaced : list;
}
