import { postEvent, postEvents } from '../api/calls/statistics.ts';
import { isQuiet, readArticleMark } from '../host/articleMark.ts';
import { readSettings } from '../host/settings.ts';
import { isSharedPage } from '../host/shared.ts';
import { decideViewType, hasOwnCounts, POST } from '../model/statistics/events.ts';
import type { ReadRecord } from '../model/statistics/readRecord.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

/** Id of the article whose view was counted last: a page counts each once. */
let counted = '';

/** Counts the view of the page's article. No failure is shown. */
export function recordView(settings: Settings): void {
  const mark = readArticleMark();
  if (!mark || mark.id === counted || isQuiet()) return;
  counted = mark.id;
  const type = decideViewType(mark.object, isSharedPage());
  void postEvents(openClient(settings), { id: mark.id, type });
  // The analytics host accepts articles only.
  if (mark.object === POST) return;
  void sendRecord(settings, { act: 'open', articleId: mark.id });
  if (settings.clickUrl) {
    const { clickUrl } = settings;
    import('./clicks.ts').then((clicks) => clicks.hearClicks(settings, clickUrl), ignore);
  }
}

/** Records an action of a reader on an article, once it has succeeded. */
export function recordAct(act: 'comment' | 'like', articleId: string): void {
  if (!isQuiet()) void sendRecord(readSettings(), { act, articleId });
}

/** Counts a share, once it has succeeded. */
export function recordShare(
  settings: Settings,
  { type, ...share }: Pick<ReadRecord, 'articleId' | 'channel'> & { readonly type: number },
): void {
  void postEvent(openClient(settings), { id: share.articleId, type });
  if (!hasOwnCounts(type)) void sendRecord(settings, { act: 'share', ...share });
}

/** Sends a record to the analytics host; deployments without one do not load the code for it. */
function sendRecord(settings: Settings, record: ReadRecord): Promise<void> | undefined {
  if (!settings.recordUrl || !settings.recordTenant || !settings.recordKey) return undefined;
  return import('./records.ts').then((records) => records.sendRecord(settings, record), ignore);
}

const ignore = () => {};
