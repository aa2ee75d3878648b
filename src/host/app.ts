import { parseChosenImages, parseLocation, parseScan } from '../model/app/reply.ts';
import type { ShareCard } from '../model/share/types.ts';
import type { Wire } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import type { AppLink, AppParams } from './appLinks.ts';
import { askApp, tellApp } from './askApp.ts';
import { createBrowserHost } from './browser.ts';
import type { Handover, Host, HostEnv } from './host.ts';
import { makeFiles } from './localFile.ts';
import { showToast } from './toast.ts';

interface AppHostEnv extends HostEnv {
  /** Stores the member and the tokens of the app's answer. */
  readonly onLogin: (answer: Wire) => Promise<void>;
}

/**
 * Returns the host of the native app: every capability is a link of the app's scheme
 * (host/appLinks.ts). A link without an answer within two seconds is `unavailable`, and the page
 * uses its own way.
 */
export function createAppHost(
  settings: Pick<Settings, 'appScheme' | 'appLinks'>,
  { onLogin, ...env }: AppHostEnv,
): Host {
  const browser = createBrowserHost(settings, env);
  const ask = async (link: AppLink, params: AppParams = {}): Promise<Handover> =>
    (await askApp(settings, link, params)).status;
  const askFor = async (link: AppLink, params: AppParams = {}): Promise<Wire | null> => {
    const { status, data } = await askApp(settings, link, params, true);
    return status === 'done' ? data : null;
  };
  const askLogin = async (link: 'login' | 'refreshToken', params: AppParams = {}) => {
    const { status, data } = await askApp(settings, link, params);
    if (status === 'done' && Object.keys(data).length > 0) await onLogin(data);
    return status;
  };
  return {
    ...browser,
    openArticle: (article) => ask('openArticle', { ...article }),
    login: (back) => askLogin('login', { back }),
    refreshToken: () => askLogin('refreshToken'),
    clearUser: () => ask('clearUser'),
    takeMember: ({ uid, userId, nickname, icon, phone, score }) =>
      ask('setMember', { uid, userid: userId, nickname, head: icon, phone, score }),
    toast: (text) => {
      if (!tellApp(settings, 'toast', { text })) showToast(text);
    },
    playMedia: (media) => ask('playMedia', { ...media }),
    prepareShare: async (card) =>
      tellApp(settings, 'setShare', cardParams(card)) ? 'done' : 'unavailable',
    shareTargets: () =>
      settings.appScheme ? ['native', 'copy', 'qr', 'poster'] : browser.shareTargets(),
    share: (card, target) =>
      target === 'copy' || target === 'poster' || target === 'qr' || !settings.appScheme
        ? browser.share(card, target)
        : ask('share', { ...cardParams(card), target }),
    hideShare: async () => (tellApp(settings, 'hideShare') ? 'done' : 'unavailable'),
    previewImages: (urls, current) => ask('previewImages', { urls, current }),
    chooseImages: async (count) => {
      const { status, data } = await askApp(settings, 'chooseImages', { count }, true);
      if (status === 'cancelled') return [];
      return status === 'done' ? makeFiles(parseChosenImages(data)) : null;
    },
    // The page is in the app already.
    openApp: () => Promise.resolve('unavailable'),
    openMiniProgram: (url) => ask('openMiniProgram', { url }),
    scan: async () => parseScan((await askFor('scan')) ?? {}),
    locate: async () => {
      const answer = await askFor('locate');
      return answer ? parseLocation(answer) : browser.locate();
    },
    reward: (id) => ask('reward', { id }),
    ask: (id) => ask('ask', { id }),
    download: (url, name) => ask('download', { url, name }),
    // Only the app's answer shows whether the order was paid.
    pay: async (order) => (await askApp(settings, 'pay', order, true)).status,
  };
}

const cardParams = ({ title, description, imageUrl, url, articleId, objectType }: ShareCard) => ({
  title,
  desc: description,
  imgUrl: imageUrl,
  url,
  articleId,
  objectType,
});
