import { type PreloadedAnswers, preloadAnswer, takePreloaded } from '../api/preload.ts';
import type { ApiCall } from '../api/request.ts';
import { isSessionDeployment } from '../api/session/needsSession.ts';
import { readDeviceId } from '../host/device.ts';
import { readSettings } from '../host/settings.ts';
import { readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';

/**
 * Sends the calls that need no member before any module has loaded. Sends nothing where the
 * client has to add tokens, signatures or ciphers, or where a member is logged in.
 */
export function preloadCalls(calls: readonly ApiCall[]): void {
  const settings = readSettings();
  if (isSessionDeployment(settings) || readStored(STORAGE_KEYS.memberTokens)) return;
  const answers: PreloadedAnswers = new Map();
  for (const call of calls) preloadAnswer(answers, settings, readDeviceId(), Date.now(), call);
  window.__early = (request) => takePreloaded(answers, request);
}
