import type { LiveReport, LiveView } from './types.ts';

/** The reports that a page shows. Pure: each function answers the list as it is afterwards. */
export interface ReportList {
  /** In the server's order. */
  readonly shown: readonly LiveReport[];
  /** Came later and wait until the reader asks for them, newest first. */
  readonly waiting: readonly LiveReport[];
  /** More came than wait here: the list is asked for anew when the reader wants them. */
  readonly lost: boolean;
  readonly hasMore: boolean;
}

/** Reports of a page of liveView. */
const PAGE_SIZE = 20;
/** A flood fills no memory: what is older is asked for. */
export const MAX_WAITING = 200;

type ReportPage = Pick<LiveView, 'reports' | 'hasMore'>;

export const startReports = ({ reports, hasMore }: ReportPage): ReportList => ({
  shown: unique(reports),
  waiting: [],
  lost: false,
  hasMore,
});

/**
 * The first answer on a page that holds reports already (`known`, their ids): those stay,
 * and what is newer waits. Where none of them is among it any more it is shown at once.
 */
export function startAfter(known: readonly string[], page: ReportPage): ReportList {
  const old = page.reports.filter(({ id }) => known.includes(id));
  if (old.length === 0) return startReports(page);
  return {
    ...startReports({ ...page, reports: old }),
    waiting: unique(page.reports.filter(({ id }) => !known.includes(id))),
  };
}

/** Appends a page; new reports push pages on, so that some of it may be here already. */
export function appendReports(list: ReportList, page: ReportPage): ReportList {
  const fresh = page.reports.filter(({ id }) => !isKnown(list, id));
  return {
    ...list,
    shown: [...list.shown, ...unique(fresh)],
    // A server that sends the same page again and again has no more.
    hasMore: page.hasMore && fresh.length > 0,
  };
}

/** The page that comes next: reports that wait stand before it on the server, too. */
export const nextPage = ({ shown, waiting }: ReportList): number =>
  Math.floor((shown.length + waiting.length) / PAGE_SIZE);

/** Holds reports that were pushed, the newest last; none is shown under the reader. */
export function holdReports(list: ReportList, pushed: readonly LiveReport[]): ReportList {
  const fresh = pushed.filter(({ id }) => !isKnown(list, id)).reverse();
  const waiting = unique([...fresh, ...list.waiting]);
  if (waiting.length === list.waiting.length) return list;
  return {
    ...list,
    waiting: waiting.slice(0, MAX_WAITING),
    lost: list.lost || waiting.length > MAX_WAITING,
  };
}

/**
 * Meets the first page as it is now. Nothing that is shown moves: what is new waits. Where
 * none of it is known, reports may be missing in between.
 */
export function meetFirstPage(list: ReportList, page: ReportPage): ReportList {
  if (list.shown.length === 0) return startReports(page);
  const isGap = page.reports.length > 0 && !page.reports.some(({ id }) => isKnown(list, id));
  const held = holdReports(list, [...page.reports].reverse());
  return isGap ? { ...held, lost: true } : held;
}

/** Shows what has waited. */
export const showWaiting = (list: ReportList): ReportList => ({
  ...list,
  shown: unique([...list.waiting, ...list.shown]),
  waiting: [],
  lost: false,
});

const isKnown = ({ shown, waiting }: ReportList, id: string): boolean =>
  shown.some((report) => report.id === id) || waiting.some((report) => report.id === id);

const unique = (reports: readonly LiveReport[]): readonly LiveReport[] => {
  const seen = new Set<string>();
  return reports.filter(({ id }) => !seen.has(id) && seen.add(id));
};
