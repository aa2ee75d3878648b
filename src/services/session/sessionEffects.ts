import type { SessionEffects } from '../../api/session/effects.ts';
import { forgetServerTime } from '../../host/clock.ts';
import { readUserAgent } from '../../host/device.ts';
import { parseEnvironment } from '../../host/environment.ts';
import { reloadPage } from '../../host/navigation.ts';
import { showToast } from '../../host/toast.ts';
import type { Settings } from '../../settings.ts';
import { rememberTokenMode } from '../formFallback.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';

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
