import type { ActKey } from '../i18n/translate.ts';
import type { Settings } from '../settings.ts';
import { askApp } from './askApp.ts';
import { copyText } from './copy.ts';
import type { Handover, Host, HostEnv } from './host.ts';
import { decideMiniNotice, decideOpening } from './opening.ts';
import { showToast } from './toast.ts';

/** Time limit for the reader's geolocation, in ms. */
const LOCATE_MS = 10_000;

const unavailable = () => Promise.resolve<Handover>('unavailable');

/**
 * Returns the host of a plain browser: the page's own means, and `unavailable` for everything else.
 */
export function createBrowserHost(
  settings: Pick<Settings, 'appScheme' | 'appLinks'>,
  { place, words }: HostEnv,
): Host {
  const say = async (key: ActKey) => showToast((await words())(key));
  return {
    place,
    openArticle: unavailable,
    login: unavailable,
    refreshToken: unavailable,
    clearUser: unavailable,
    takeMember: unavailable,
    toast: showToast,
    playMedia: unavailable,
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
      if (decideOpening(place) === 'blocked' && settings.appScheme) {
        await say('host.openLinkInApp');
        return 'done';
      }
      return (await askApp(settings, 'open', { path })).status;
    },
    openMiniProgram: async () => {
      const notice = decideMiniNotice(place);
      if (!notice) return 'unavailable';
      await say(notice);
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
    pay: unavailable,
    reward: unavailable,
    ask: unavailable,
    download: unavailable,
  };
}
