import { bigData, recordDevice } from '../api/calls/visit.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { serverNow } from '../host/clock.ts';
import { readUserAgent, readVirtualUser } from '../host/device.ts';
import { parsePlace } from '../host/place.ts';
import { readStored, STORED, writeStored } from '../host/storage.ts';
import type { PageFlags } from '../model/mode.ts';
import { CHINA_OFFSET_MS } from '../model/time.ts';
import type { Settings } from '../settings.ts';
import { openClient, openSession } from './client.ts';
import { loadServerTime } from './clock.ts';

export interface PageStart {
  readonly settings: Settings;
  readonly flags: Pick<PageFlags, 'share'>;
  /** Id of the article that the page shows. */
  readonly articleId?: string | undefined;
}

/**
 * Runs the steps of a page start, once a page and after its text (product 4.15, page start): tokens
 * and signature where the deployment has them, the clock of the server, the records of device and
 * visit. Callers need not wait for it, and no failure is shown.
 */
export async function startPage({ settings, flags, articleId }: PageStart): Promise<void> {
  if (settings.debugConsole)
    void import('../host/debugConsole.ts').then((m) => m.startDebugConsole());
  if (parsePlace(readUserAgent(), settings).kind === 'app')
    void import('./handOver.ts').then((m) => m.handOverRows(settings));
  if (isSessionDeployment(settings)) {
    await openSession(settings)
      .then((session) => session.open())
      .catch(() => {});
  }
  await loadServerTime(settings);
  const client = openClient(settings);
  const userOtherId = readVirtualUser();
  void bigData(client, { articleId: articleId ?? '', userOtherId });

  const day = formatDay(serverNow());
  if (readStored(STORED.recordedDay) === day) return;
  const record = { userOtherId, shared: flags.share, deviceInfo: readUserAgent() };
  const recorded = await recordDevice(client, record);
  if (recorded.ok) writeStored(STORED.recordedDay, day);
}

/** Returns the day in China, which servers count by. */
const formatDay = (at: number): string => new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 10);
