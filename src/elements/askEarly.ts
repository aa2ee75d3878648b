import { type PreloadedAnswers, preloadAnswer } from '../api/preload.ts';
import type { ApiCall } from '../api/request.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { readDevice } from '../host/device.ts';
import { readSettings } from '../host/settings.ts';
import { readStored, STORED } from '../host/storage.ts';

/**
 * Starts what anybody may read. Requests with tokens, signatures or ciphers are made by
 * the client alone, and so are those in a member's name.
 */
export function askEarly(calls: readonly ApiCall[]): void {
  const settings = readSettings();
  if (isSessionDeployment(settings) || readStored(STORED.memberTokens)) return;
  const answers: PreloadedAnswers = new Map();
  for (const call of calls) preloadAnswer(answers, settings, readDevice(), Date.now(), call);
  window.__early = answers;
}
