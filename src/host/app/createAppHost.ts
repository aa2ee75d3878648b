import { parseChosenImages, parseLocation, parseScan } from '../../model/app/reply.ts';
import type { ShareCard } from '../../model/share/shareTypes.ts';
import type { Wire } from '../../model/wire.ts';
import type { Settings } from '../../settings.ts';
import { createBrowserHost } from '../createBrowserHost.ts';
import { createFiles } from '../createFiles.ts';
import { readUserAgent } from '../device.ts';
import type { Host, HostOptions, HostOutcome } from '../host.ts';
import type { AppLink, AppParams } from './appLinks.ts';
import { followAppLink, requestFromApp } from './appRequests.ts';

interface AppHostOptions extends HostOptions {
  /** Stores the member and the tokens of the app's answer. */
  readonly onLogin: (answer: Wire) => Promise<void>;
}

/**
 * Returns the host of the native app: every capability is a link of the app's scheme
 * (host/app/appLinks.ts). A link without an answer within two seconds is `unavailable`, and the page
 * uses its own way.
 */
export function createAppHost(
  settings: Pick<Settings, 'appScheme' | 'appLinks'>,
  { onLogin, ...env }: AppHostOptions,
): Host {
  const browser = createBrowserHost(settings, env);
  const request = async (link: AppLink, params: AppParams = {}): Promise<HostOutcome> =>
    (await requestFromApp(settings, link, params)).status;
  const requestData = async (link: AppLink, params: AppParams = {}): Promise<Wire | null> => {
    const { status, data } = await requestFromApp(settings, link, params, true);
    return status === 'done' ? data : null;
  };
  const requestLogin = async (link: 'login' | 'refreshToken', params: AppParams = {}) => {
    const { status, data } = await requestFromApp(settings, link, params);
    if (status === 'done' && Object.keys(data).length > 0) await onLogin(data);
    return status;
  };
  return {
    ...browser,
    openArticle: (article) => request('openArticle', { ...article }),
    login: (back) => requestLogin('login', { back }),
    refreshToken: () => requestLogin('refreshToken'),
    clearUser: () => request('clearUser'),
    setMember: ({ uid, userId, nickname, icon, phone, score }) =>
      request('setMember', { uid, userid: userId, nickname, head: icon, phone, score }),
    playMedia: (media) => request('playMedia', { ...media }),
    readAloud: (speech) => request('readAloud', { ...speech }),
    prepareShare: async (card) =>
      followAppLink(settings, 'setShare', cardParams(card)) ? 'done' : 'unavailable',
    shareTargets: () =>
      settings.appScheme
        ? ['native', ...(hasMeetime() ? (['meetime'] as const) : []), 'copy', 'qr', 'poster']
        : browser.shareTargets(),
    share: (card, target) =>
      target === 'copy' || target === 'poster' || target === 'qr' || !settings.appScheme
        ? browser.share(card, target)
        : request('share', { ...cardParams(card), target }),
    hideShare: async () => (followAppLink(settings, 'hideShare') ? 'done' : 'unavailable'),
    previewImages: (urls, current) => request('previewImages', { urls, current }),
    chooseImages: async (count) => {
      const { status, data } = await requestFromApp(settings, 'chooseImages', { count }, true);
      if (status === 'cancelled') return [];
      return status === 'done' ? createFiles(parseChosenImages(data)) : null;
    },
    // The page is in the app already.
    openApp: () => Promise.resolve('unavailable'),
    openMiniProgram: (url) => request('openMiniProgram', { url }),
    scan: async () => parseScan((await requestData('scan')) ?? {}),
    locate: async () => {
      const answer = await requestData('locate');
      return answer ? parseLocation(answer) : browser.locate();
    },
    rewardArticle: (id) => request('reward', { id }),
    askReporter: (id) => request('ask', { id }),
    download: (url, name) => request('download', { url, name }),
  };
}

/** Whether the device can have MeeTime, the messenger of Huawei's systems; pages cannot reach it themselves. */
const hasMeetime = (): boolean => /huawei|honor|harmony/i.test(readUserAgent());

const cardParams = ({ title, description, imageUrl, url, articleId, objectType }: ShareCard) => ({
  title,
  desc: description,
  imgUrl: imageUrl,
  url,
  articleId,
  objectType,
});
