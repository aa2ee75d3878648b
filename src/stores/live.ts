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

/** Everybody hears of a change in the same instant: not all of them ask in the same one. */
const SPREAD_MS = 1500;

/** The broadcast that the page shows. */
export interface LiveNow {
  readonly main: LiveMain;
  readonly reports: ReportList;
  /** The broadcast itself could not be asked: what is shown is what its article tells. */
  readonly failed: boolean;
}

/** null until the broadcast has been asked. */
export const $live = atom<LiveNow | null>(null);

export interface OpenLive {
  readonly article: LiveArticle;
  /** An editor's look: nothing counts, and nothing is told while it is looked at. */
  readonly quiet: boolean;
  /** Ids of the reports that stand in the page already: what is newer waits. */
  readonly known: readonly string[];
}

let opened: OpenLive | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
/** The number of the newest question: an older answer changes nothing. */
let newest = 0;
let counts: Partial<LiveMain> = {};

/** Asks for the broadcast and hears what is told of it from then on; once a page. */
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

/** The fileId of the broadcast, which messages name it by. */
const shownId = (): string => $live.get()?.main.fileId || opened?.article.id || '';

/** Brings the broadcast up to date. What is read does not move, and a failure changes nothing. */
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

/** Asks again when the moment has come that the broadcast was announced for. */
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

/** What was told since the last turn: a thousand messages are one change. */
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
    // product 4.2: only what names the broadcast that is shown.
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
  // What was asked before may be answered as it was before; and the new state has
  // addresses of its own.
  newest += 1;
  setTimeout(() => void refresh(settings), Math.random() * SPREAD_MS);
}

/** The next page of reports; false when it did not come. */
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

/** Shows the reports that wait; the list begins anew where some of them are missing. */
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
