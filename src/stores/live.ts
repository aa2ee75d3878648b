import { atom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { getLiveCount, liveView } from '../api/calls/live.ts';
import { type LiveArticle, loadLive } from '../api/pages/livePage.ts';
import { serverNow } from '../host/clock.ts';
import type { LiveState } from '../model/article/types.ts';
import { decideNextRequest } from '../model/live/countdown.ts';
import { createMainFromArticle, setLiveState } from '../model/live/mediaHeader.ts';
import {
  addWaitingReports,
  appendReports,
  createReportList,
  createReportListAfter,
  decideNextPage,
  mergeFirstPage,
  type ReportList,
  showWaitingReports,
} from '../model/live/reportList.ts';
import type { LiveMain, LiveReport } from '../model/live/types.ts';
import type { PushMessage } from '../model/push/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { loadServerTime } from './clock.ts';
import { hearPushedComment } from './newComments.ts';
import { onPush, onPushReturn, openPush } from './push.ts';

/** All readers receive a change of state at once: their requests are spread over this time. */
const SPREAD_MS = 1500;

/** The broadcast that the page shows. */
export interface LiveNow {
  readonly main: LiveMain;
  readonly reports: ReportList;
  /** The broadcast could not be loaded: the data of its article is shown instead. */
  readonly failed: boolean;
}

/** null until the first answer for the broadcast. */
export const $live = atom<LiveNow | null>(null);

export interface OpenLive {
  readonly article: LiveArticle;
  /** Preview by an editor: the push channel is not opened and the counts are not loaded. */
  readonly quiet: boolean;
  /** Ids of the reports that the page contains already: newer ones wait to be shown. */
  readonly known: readonly string[];
}

let opened: OpenLive | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
/** Number of the newest request: the answers of older requests are ignored. */
let newest = 0;
let counts: Partial<LiveMain> = {};

/** Loads the broadcast and follows its push messages from then on; once a page. */
export async function openLive(settings: Settings, live: OpenLive): Promise<void> {
  if (opened) return;
  opened = live;
  if (!live.quiet) {
    onPush((message) => hear(settings, message));
    onPushReturn(() => void refresh(settings));
  }
  void loadServerTime(settings).then(() => watchStart(settings));
  const [config] = await Promise.all([getConfig(openClient(settings)), refresh(settings)]);
  if (live.quiet) return;
  if (config.ok) openPush(settings, config.value.push, shownId());
  await refreshCounts(settings, live.article);
}

/** Returns the fileId of the broadcast, which push messages identify it by. */
const shownId = (): string => $live.get()?.main.fileId || opened?.article.id || '';

/** Loads the broadcast again. The reports that are shown do not move, and a failure keeps them. */
export async function refresh(settings: Settings): Promise<void> {
  if (!opened) return;
  const { article, known } = opened;
  newest += 1;
  const load = newest;
  const view = await loadLive(openClient(settings), article);
  if (load !== newest) return;
  const before = $live.get();
  if (!view?.main) {
    if (before) return;
    $live.set({
      main: createMainFromArticle(article),
      reports: createReportList(NONE),
      failed: true,
    });
    watchStart(settings);
    return;
  }
  const isFirst = !before || before.failed;
  $live.set({
    main: { ...view.main, ...counts },
    reports: isFirst ? createReportListAfter(known, view) : mergeFirstPage(before.reports, view),
    failed: false,
  });
  watchStart(settings);
}

const NONE = { reports: [], hasMore: false };

async function refreshCounts(settings: Settings, { linkId }: LiveArticle): Promise<void> {
  const answer = await getLiveCount(openClient(settings), { linkId, fileId: shownId() });
  const now = $live.get();
  if (!answer.ok || !now) return;
  counts = answer.value;
  $live.set({ ...now, main: { ...now.main, ...counts } });
}

/** Schedules a request for the time at which an announced broadcast starts. */
function watchStart(settings: Settings): void {
  clearTimeout(timer);
  const main = $live.get()?.main;
  if (main?.state !== 'preview') return;
  const wait = decideNextRequest(main.startsAt, serverNow(), asked, Math.random());
  if (wait === null) return;
  timer = setTimeout(() => {
    if (serverNow() >= (main.startsAt ?? 0)) asked += 1;
    void refresh(settings).then(() => watchStart(settings));
  }, wait);
}

/** Messages of the current task: they are applied together, as one change of the store. */
let told: PushMessage[] = [];

function hear(settings: Settings, message: PushMessage): void {
  told.push(message);
  if (told.length === 1) void Promise.resolve().then(() => take(settings));
}

function take(settings: Settings): void {
  const messages = told;
  told = [];
  const now = $live.get();
  const reports: LiveReport[] = [];
  let state: LiveState | null = null;
  for (const message of messages) {
    // product 4.2: messages about other broadcasts are ignored.
    if (message.id !== shownId()) continue;
    if (message.type === 'live_reporting') reports.push(message.report);
    else if (message.type === 'live_discuss') hearPushedComment(message.comment);
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
  newest += 1;
  setTimeout(() => void refresh(settings), Math.random() * SPREAD_MS);
}

/** Loads the next page of reports; returns false when that failed. */
export async function loadMoreReports(settings: Settings): Promise<boolean> {
  const now = $live.get();
  if (!now || !opened) return true;
  const { shown } = now.reports;
  const answer = await liveView(openClient(settings), {
    linkId: opened.article.linkId,
    page: decideNextPage(now.reports),
    lastFileId: shown[shown.length - 1]?.id,
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
  if (!now || !opened) return;
  if (now.reports.lost) {
    const view = await loadLive(openClient(settings), opened.article);
    const after = $live.get();
    if (after && view?.main) {
      $live.set({ ...after, main: { ...view.main, ...counts }, reports: createReportList(view) });
      return;
    }
  }
  const after = $live.get() ?? now;
  $live.set({ ...after, reports: showWaitingReports(after.reports) });
}
