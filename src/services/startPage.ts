import { bigData, recordDevice } from '../api/calls/visit.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { serverNow } from '../host/clock.ts';
import { readUserAgent, readVirtualUserId } from '../host/device.ts';
import { isQuiet } from '../host/document/pageObject.ts';
import { parseEnvironment } from '../host/environment.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { PageFlags } from '../model/mode.ts';
import { formatServerDay } from '../model/serverDay.ts';
import type { Settings } from '../settings.ts';
import { loadServerTime } from './loadServerTime.ts';
import { getApiSession, getClient } from './pageClient.ts';

export interface PageStartOptions {
  readonly settings: Settings;
  readonly flags: Pick<PageFlags, 'share'>;
  /** Id of the article that the page shows. */
  readonly articleId?: string | undefined;
}

/**
 * Runs the steps of a page start, once a page and after its text (product 4.15, page start): tokens
 * and signature where the deployment has them, the clock of the server, the records of device, visit
 * and clicks on rows. Callers need not wait for it, and no failure is shown.
 */
export async function startPage({ settings, flags, articleId }: PageStartOptions): Promise<void> {
  if (settings.debugConsole)
    void import('../host/debugConsole.ts').then((m) => m.startDebugConsole());
  if (parseEnvironment(readUserAgent(), settings).kind === 'app')
    void import('./openRowsInApp.ts').then((m) => m.openRowsInApp(settings));
  const { clickUrl } = settings;
  if (clickUrl && !isQuiet())
    void import('./statistics/articleClicks.ts').then((clicks) =>
      clicks.reportArticleClicks(settings, clickUrl),
    );
  if (isSessionDeployment(settings)) {
    await getApiSession(settings)
      .then((session) => session.open())
      .catch(() => {});
  }
  await loadServerTime(settings);
  if (isQuiet()) return;
  const client = getClient(settings);
  const userOtherId = readVirtualUserId();
  void bigData(client, { articleId: articleId ?? '', userOtherId });

  const day = formatServerDay(serverNow());
  if (readStored(STORAGE_KEYS.recordedDay) === day) return;
  const record = { userOtherId, shared: flags.share, deviceInfo: readUserAgent() };
  const recorded = await recordDevice(client, record);
  if (recorded.ok) writeStored(STORAGE_KEYS.recordedDay, day);
}
