import type { ActionMessageKey } from '../i18n/translate.ts';
import type { Settings } from '../settings.ts';
import { decideAppOpening, decideMiniProgramNotice } from './app/appOpening.ts';
import { requestFromApp } from './app/appRequests.ts';
import { copyText } from './copyText.ts';
import type { Host, HostOptions, HostOutcome } from './host.ts';
import { showToast } from './toast.ts';

/** Time limit for the reader's geolocation, in ms. */
const LOCATE_MS = 10_000;

const unavailable = () => Promise.resolve<HostOutcome>('unavailable');

/**
 * Returns the host of a plain browser: the page's own means, and `unavailable` for everything else.
 */
export function createBrowserHost(
  settings: Pick<Settings, 'appScheme' | 'appLinks'>,
  { environment, loadMessages }: HostOptions,
): Host {
  const showMessage = async (key: ActionMessageKey) => showToast((await loadMessages())(key));
  return {
    environment,
    openArticle: unavailable,
    login: unavailable,
    refreshToken: unavailable,
    clearUser: unavailable,
    setMember: unavailable,
    playMedia: unavailable,
    readAloud: unavailable,
    prepareShare: unavailable,
    shareTargets: () => [
      ...('share' in navigator ? (['native'] as const) : []),
      'copy',
      'qr',
      'poster',
    ],
    share: async ({ title, description, url }, target) => {
      if (target === 'copy') return (await copyText(url)) ? 'done' : 'failed';
      if (target !== 'native' || !('share' in navigator)) return 'unavailable';
      try {
        await navigator.share({ title, text: description, url });
        return 'done';
      } catch (error) {
        return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
      }
    },
    hideShare: unavailable,
    previewImages: unavailable,
    chooseImages: () => Promise.resolve(null),
    openApp: async (path) => {
      if (decideAppOpening(environment) === 'blocked' && settings.appScheme) {
        await showMessage('host.openInApp');
        return 'done';
      }
      return (await requestFromApp(settings, 'open', { path })).status;
    },
    openMiniProgram: async () => {
      const notice = decideMiniProgramNotice(environment);
      if (!notice) return 'unavailable';
      await showMessage(notice);
      return 'done';
    },
    scan: () => Promise.resolve(null),
    locate: () =>
      new Promise((resolve) => {
        if (!('geolocation' in navigator)) return resolve(null);
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
          () => resolve(null),
          { timeout: LOCATE_MS, maximumAge: 60_000 },
        );
      }),
    rewardArticle: unavailable,
    askReporter: unavailable,
    download: unavailable,
  };
}
