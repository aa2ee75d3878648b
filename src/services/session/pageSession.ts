import type { SessionEffects } from '../../api/session/createReactions.ts';
import { REFRESH_HOLD_MS } from '../../api/session/refresh.ts';
import { type ApiSession, createSession } from '../../api/session/session.ts';
import { forgetServerTime, serverNow } from '../../host/clock.ts';
import { readDeviceId, readUserAgent } from '../../host/device.ts';
import { parseEnvironment } from '../../host/environment.ts';
import { reloadPage } from '../../host/navigation.ts';
import { needsMember } from '../../host/page.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { showToast } from '../../host/toast.ts';
import type { Settings } from '../../settings.ts';
import { getFormFallback, isTokenMode, rememberTokenMode } from '../formFallback.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';
import { loadServerTime } from '../loadServerTime.ts';
import { loadSiteSwitches } from '../loadSiteSwitches.ts';
import { createTabLock } from '../tabLock.ts';
import { getTokenStore } from './tokenStore.ts';

/** Creates the effects of a session on the page, the app and the reader. */
export function createSessionEffects(settings: Settings): SessionEffects {
  const inApp = parseEnvironment(readUserAgent(), settings).kind === 'app';
  const openHost = async () => (await import('../getHost.ts')).getHost(settings);
  return {
    inApp,
    requestAppTokens: async () => (await (await openHost()).refreshToken()) === 'done',
    clearAppUser: () => {
      if (inApp)
        openHost()
          .then((host) => host.clearUser())
          .catch(() => {});
    },
    openLogin: () => {
      void import('./memberSession.ts').then(({ requestLogin }) => requestLogin());
    },
    rememberTokens: rememberTokenMode,
    showMessage: (words) => {
      if ('text' in words) showToast(words.text);
      else void loadActionMessages(readPageLocale()).then((t) => showToast(t(words.message)));
    },
    resetServerTime: forgetServerTime,
    reload: reloadPage,
  };
}

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
