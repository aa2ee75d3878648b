import { REFRESH_HOLD_MS } from '../../api/session/refresh.ts';
import { type ApiSession, createSession } from '../../api/session/session.ts';
import { serverNow } from '../../host/clock.ts';
import { readDeviceId } from '../../host/device.ts';
import { needsMember } from '../../host/page.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { Settings } from '../../settings.ts';
import { getFormFallback, isTokenMode } from '../formFallback.ts';
import { loadServerTime } from '../loadServerTime.ts';
import { loadSiteSwitches } from '../loadSiteSwitches.ts';
import { createTabLock } from '../tabLock.ts';
import { createSessionEffects } from './sessionEffects.ts';
import { getTokenStore } from './tokenStore.ts';

/** Returns the session of this page, with the storage, clock and tabs of the browser. */
export function createPageSession(settings: Settings): ApiSession {
  return createSession({
    settings: isTokenMode() ? { ...settings, tokenEnable: true } : settings,
    device: readDeviceId,
    now: Date.now,
    serverNow: async () => {
      await loadServerTime(settings);
      return serverNow();
    },
    tokens: getTokenStore(),
    forms: getFormFallback(settings),
    loadSwitches: () => loadSiteSwitches(settings),
    lock: createTabLock(STORAGE_KEYS.refreshLease, REFRESH_HOLD_MS),
    effects: createSessionEffects(settings),
    // product 4.15: mode 2 always signs, mode 1 where a page needs a member.
    mustSign: settings.xyAuth === 2 || needsMember(),
  });
}
