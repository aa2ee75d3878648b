import { atom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { getLiveCount, liveView } from '../api/calls/live.ts';
import { type LiveArticle, loadLive } from '../api/pages/livePage.ts';
import { serverNow } from '../host/clock.ts';
import type { LiveState } from '../model/article/articleTypes.ts';
import { decideNextRequest } from '../model/live/liveCountdown.ts';
import { createMainFromArticle, setLiveState } from '../model/live/mediaHeader.ts';
import type { LiveMain, LiveReport } from '../model/live/normaliseLive.ts';
import {
  addWaitingReports,
  appendReports,
  createReportList,
  createReportListAfter,
  decideNextPage,
  isLoadedToOldest,
  mergeFirstPage,
  type ReportList,
  showWaitingReports,
} from '../model/live/reportList.ts';
import type { PushMessage } from '../model/push/message.ts';
import { createRequestOrder } from '../model/requestOrder.ts';
import { createRequestSlot } from '../model/requestSlot.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { getClient } from '../services/pageClient.ts';
import { connectPush, onPushMessage, onPushReconnect } from '../services/push.ts';
import type { Settings } from '../settings.ts';
import { addPushedComment } from './comments/newComments.ts';

/** All readers receive a change of state at once: their requests are spread over this time. */
const SPREAD_MS = 1500;

/** The broadcast that the page shows. */
export interface LiveSnapshot {
  readonly main: LiveMain;
  readonly reports: ReportList;
  /** The broadcast could not be loaded: the data of its article is shown instead. */
  readonly failed: boolean;
}

/** null until the first answer for the broadcast. */
export const $live = atom<LiveSnapshot | null>(null);

export interface LiveOptions {
  readonly article: LiveArticle;
  /** Preview by an editor: the push channel is not opened and the counts are not loaded. */
  readonly quiet: boolean;
  /** Ids of the reports that the page contains already: newer ones wait to be shown. */
  readonly known: readonly string[];
}

/** The broadcast that the page follows; null until it starts. */
const $target = atom<LiveOptions | null>(null);
/** Counts of its readers, which have a request of their own. */
const $counts = atom<Partial<LiveMain>>({});
/** Push messages of the current task: they are applied together, as one change of the store. */
const $queuedMessages = atom<readonly PushMessage[]>([]);
const requests = createRequestOrder();
/** The request for the time at which an announced broadcast starts. */
const startRequest = createRequestSlot();
/** How many times the broadcast was requested after its announced start. */
let requestCount = 0;

/** Loads the broadcast and follows its push messages from then on; once a page. */
export async function startLive(settings: Settings, live: LiveOptions): Promise<void> {
  if ($target.get()) return;
  $target.set(live);
  if (!live.quiet) {
    onPushMessage((message) => queuePushMessage(settings, message));
    onPushReconnect(() => void refreshLive(settings));
  }
  void loadServerTime(settings).then(() => scheduleStartRequest(settings));
  const [config] = await Promise.all([getConfig(getClient(settings)), refreshLive(settings)]);
  if (live.quiet) return;
  if (config.ok) connectPush(settings, config.value.push, readFileId());
  await refreshCounts(settings, live.article);
}

/** Returns the fileId of the broadcast, which push messages identify it by. */
const readFileId = (): string => $live.get()?.main.fileId || $target.get()?.article.id || '';

/** Loads the broadcast again. The reports that are shown do not move, and a failure keeps them. */
export async function refreshLive(settings: Settings): Promise<void> {
  const target = $target.get();
  if (!target) return;
  const { article, known } = target;
  const isNewest = requests.begin();
  const view = await loadLive(getClient(settings), article);
  if (!isNewest()) return;
  const before = $live.get();
  if (!view?.main) {
    if (before) return;
    $live.set({
      main: createMainFromArticle(article),
      reports: createReportList(NO_REPORTS),
      failed: true,
    });
    scheduleStartRequest(settings);
    return;
  }
  const isFirst = !before || before.failed;
  $live.set({
    main: { ...view.main, ...$counts.get() },
    reports: isFirst ? createReportListAfter(known, view) : mergeFirstPage(before.reports, view),
    failed: false,
  });
  scheduleStartRequest(settings);
}

const NO_REPORTS = { reports: [], hasMore: false };

async function refreshCounts(settings: Settings, { linkId }: LiveArticle): Promise<void> {
  const answer = await getLiveCount(getClient(settings), { linkId, fileId: readFileId() });
  const now = $live.get();
  if (!answer.ok || !now) return;
  $counts.set(answer.value);
  $live.set({ ...now, main: { ...now.main, ...answer.value } });
}

/** Schedules a request for the time at which an announced broadcast starts. */
function scheduleStartRequest(settings: Settings): void {
  startRequest.cancel();
  const main = $live.get()?.main;
  if (main?.state !== 'preview') return;
  const wait = decideNextRequest(main.startsAt, serverNow(), requestCount, Math.random());
  if (wait === null) return;
  startRequest.schedule(() => {
    if (serverNow() >= (main.startsAt ?? 0)) requestCount += 1;
    void refreshLive(settings).then(() => scheduleStartRequest(settings));
  }, wait);
}

function queuePushMessage(settings: Settings, message: PushMessage): void {
  const before = $queuedMessages.get();
  $queuedMessages.set([...before, message]);
  if (before.length === 0) void Promise.resolve().then(() => applyPushMessages(settings));
}

function applyPushMessages(settings: Settings): void {
  const messages = $queuedMessages.get();
  $queuedMessages.set([]);
  const now = $live.get();
  const reports: LiveReport[] = [];
  let state: LiveState | null = null;
  for (const message of messages) {
    // product 4.2: messages about other broadcasts are ignored.
    if (message.id !== readFileId()) continue;
    if (message.type === 'live_reporting') reports.push(message.report);
    else if (message.type === 'live_discuss') addPushedComment(message.comment);
    else state = message.state;
  }
  if (!now) return;
  const isChanged = state !== null && state !== now.main.state;
  $live.set({
    ...now,
    main: isChanged && state ? setLiveState(now.main, state) : now.main,
    reports: addWaitingReports(now.reports, reports),
  });
  if (!isChanged) return;
  // Answers to earlier requests may contain the old state, and the new state has other addresses:
  // the broadcast is loaded again.
  requests.begin();
  setTimeout(() => void refreshLive(settings), Math.random() * SPREAD_MS);
}

/** The running request for a page of reports: the same page twice would look like the end of the list. */
let nextReports: Promise<boolean> | null = null;

/** Loads the next page of reports; returns false when that failed. */
export const loadMoreReports = (settings: Settings): Promise<boolean> => {
  nextReports ??= loadNextReports(settings).finally(() => {
    nextReports = null;
  });
  return nextReports;
};

/** Loads the pages of reports that the order from the oldest on needs; returns false when one failed. */
export async function loadToOldest(settings: Settings, isWanted: () => boolean): Promise<boolean> {
  while (isWanted() && !isLoadedToOldest($live.get()?.reports ?? createReportList(NO_REPORTS)))
    if (!(await loadMoreReports(settings))) return false;
  return true;
}

async function loadNextReports(settings: Settings): Promise<boolean> {
  const now = $live.get();
  const target = $target.get();
  if (!now || !target) return false;
  const { visible } = now.reports;
  const answer = await liveView(getClient(settings), {
    linkId: target.article.linkId,
    page: decideNextPage(now.reports),
    lastFileId: visible[visible.length - 1]?.id,
  });
  const after = $live.get();
  if (answer.ok && after) {
    $live.set({ ...after, reports: appendReports(after.reports, answer.value) });
  }
  return answer.ok;
}

/** Shows the waiting reports; where some of them are missing, the list is loaded anew. */
export async function showNewReports(settings: Settings): Promise<void> {
  const now = $live.get();
  const target = $target.get();
  if (!now || !target) return;
  if (now.reports.lost) {
    const view = await loadLive(getClient(settings), target.article);
    const after = $live.get();
    if (after && view?.main) {
      $live.set({
        ...after,
        main: { ...view.main, ...$counts.get() },
        reports: createReportList(view),
      });
      return;
    }
  }
  const after = $live.get() ?? now;
  $live.set({ ...after, reports: showWaitingReports(after.reports) });
}
