import type { SessionEffects } from '../api/session/effects.ts';
import { forgetServerTime } from '../host/clock.ts';
import { readUserAgent } from '../host/device.ts';
import { reloadPage } from '../host/leave.ts';
import { parsePlace } from '../host/place.ts';
import { showToast } from '../host/toast.ts';
import type { Settings } from '../settings.ts';
import { openActWords, pageLocale } from './language.ts';

/** Creates the effects of a session on the page, the app and the reader. */
export function createSessionEffects(settings: Settings): SessionEffects {
  const inApp = parsePlace(readUserAgent(), settings).kind === 'app';
  const openHost = async () => (await import('./host.ts')).openHost(settings);
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
      void import('./session.ts').then(({ askLogin }) => askLogin());
    },
    showMessage: (words) => {
      if ('text' in words) showToast(words.text);
      else void openActWords(pageLocale()).then((t) => showToast(t(words.message)));
    },
    resetServerTime: forgetServerTime,
    reload: reloadPage,
  };
}
