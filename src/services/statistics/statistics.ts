import { postEvent, postEvents } from '../../api/calls/visit.ts';
import { isSharedPage } from '../../host/document/isSharedPage.ts';
import { isQuiet, readPageArticle } from '../../host/document/pageObject.ts';
import { readSettings } from '../../host/settings.ts';
import { decideViewType, hasOwnCounts, POST } from '../../model/statistics/events.ts';
import type { ReadRecord } from '../../model/statistics/readRecord.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';

/** Id of the article whose view was counted last: a page counts each once. */
let countedId = '';

/** Counts the view of the page's article. No failure is shown. */
export function recordView(settings: Settings): void {
  const mark = readPageArticle();
  if (!mark || mark.id === countedId || isQuiet()) return;
  countedId = mark.id;
  const type = decideViewType(mark.object, isSharedPage());
  void postEvents(getClient(settings), { id: mark.id, type });
  // The analytics host accepts articles only.
  if (mark.object === POST) return;
  void sendRecord(settings, { action: 'open', articleId: mark.id });
}

/** Records an action of a reader on an article, once it has succeeded. */
export function recordReaction(act: 'comment' | 'like', articleId: string): void {
  if (!isQuiet()) void sendRecord(readSettings(), { action: act, articleId });
}

/** Counts a share, once it has succeeded. */
export function recordShare(
  settings: Settings,
  { type, ...share }: Pick<ReadRecord, 'articleId' | 'channel'> & { readonly type: number },
): void {
  void postEvent(getClient(settings), { id: share.articleId, type });
  if (!hasOwnCounts(type)) void sendRecord(settings, { action: 'share', ...share });
}

/** Sends a record to the analytics host; deployments without one do not load the code for it. */
function sendRecord(settings: Settings, record: ReadRecord): Promise<void> | undefined {
  if (!settings.recordUrl || !settings.recordTenant || !settings.recordKey) return undefined;
  return import('./sendReadRecord.ts').then(
    (records) => records.sendReadRecord(settings, record),
    ignore,
  );
}

const ignore = () => {};
