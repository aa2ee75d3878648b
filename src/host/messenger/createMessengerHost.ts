import { parseLocation } from '../../model/app/reply.ts';
import { filterLink } from '../../model/link.ts';
import type { MessengerSignature } from '../../model/messenger/signature.ts';
import { decideSignedUrl } from '../../model/messenger/signature.ts';
import type { ShareCard, ShareTarget } from '../../model/share/shareTypes.ts';
import { parseEach, parseRecord, parseText } from '../../model/wire.ts';
import type { Settings } from '../../settings.ts';
import { decideAppOpening, decideMiniProgramNotice } from '../app/appOpening.ts';
import { createBrowserHost } from '../createBrowserHost.ts';
import { createFiles } from '../createFiles.ts';
import type { Host, HostOptions, HostOutcome } from '../host.ts';
import { showGuide } from '../overlay.ts';
import { showToast } from '../toast.ts';
import { readEntryUrl } from './consent.ts';
import { LAUNCH_TAG, mountLaunchTag } from './launchTag.ts';
import { createSdk, type MessengerSdk, SDK_LIMIT_MS, type Sdk } from './sdk.ts';
import { prepareMessengerShare, setShareMenuVisible } from './shareMenu.ts';

/** Scheme of links that the messenger opens itself. */
const MESSENGER_SCHEME = 'weixin';

export interface MessengerHostOptions extends HostOptions {
  /** The server's signature of an address; null when it could not be loaded. */
  readonly sign: (url: string) => Promise<MessengerSignature | null>;
  readonly login: () => Promise<HostOutcome>;
}

/**
 * Returns the host of the messenger's browser, which uses its SDK; the page does by itself what the
 * SDK refuses.
 */
export function createMessengerHost(
  settings: Pick<Settings, 'appScheme' | 'appLinks' | 'openAppId'>,
  { sign, login, ...env }: MessengerHostOptions,
): Host {
  const { environment, loadMessages } = env;
  const browser = createBrowserHost(settings, env);
  const sdk = createSdk({
    load: async () => (await import('weixin-js-sdk')).default as unknown as MessengerSdk,
    sign,
    address: () => decideSignedUrl(environment.system, readEntryUrl(), location.href),
    tags: settings.openAppId ? [LAUNCH_TAG] : [],
  });
  const menu = createMenu(sdk);

  const openApp = async (page: string): Promise<HostOutcome> => {
    const t = await loadMessages();
    if (decideAppOpening(environment) === 'launchHint') {
      showToast(t('host.launchHint'));
      return 'done';
    }
    const guide = await showGuide({
      title: t('host.browserTitle'),
      text: t('host.browserHint'),
      close: t('host.close'),
    });
    const appId = settings.openAppId;
    if (appId && !environment.pc) {
      // The guide is shown without the launch button until the messenger accepts the page.
      void sdk.open().then((open) => {
        if (!open) return;
        mountLaunchTag(guide.slot, {
          appId,
          page,
          label: t('host.openApp'),
          onLaunch: guide.close,
          onFailure: (failure) =>
            guide.showError(t(failure === 'app' ? 'host.launchFailed' : 'host.openInApp')),
        });
      });
    }
    return 'done';
  };

  const showShareGuide = async (): Promise<HostOutcome> => {
    const t = await loadMessages();
    await showGuide({
      title: t('host.shareTitle'),
      text: t('host.shareHint'),
      close: t('host.close'),
    });
    return 'done';
  };

  return {
    ...browser,
    login,
    prepareShare: menu.prepare,
    shareTargets: () => ['chat', 'timeline', 'qq', 'weibo', 'zone', 'copy', 'qr', 'poster'],
    share: async (card, target) => {
      if (target === 'copy' || target === 'poster' || target === 'qr' || target === 'native') {
        return browser.share(card, target);
      }
      // When the card cannot be set, the menu shares the page itself.
      void menu.prepare(card);
      return showShareGuide();
    },
    hideShare: menu.hide,
    previewImages: async (urls, current) => {
      const absolute = (url: string) => new URL(url, location.href).href;
      const shown = { urls: urls.map(absolute), current: absolute(current) };
      return (await sdk.call('previewImage', shown, SDK_LIMIT_MS)).outcome;
    },
    chooseImages: (count) => chooseImages(sdk, count),
    openApp,
    openMiniProgram: async (link) => {
      const notice = decideMiniProgramNotice(environment);
      // The messenger opens links to its mini programs itself.
      if (notice) {
        showToast((await loadMessages())(notice));
        return 'done';
      }
      const address = filterLink(link, '', MESSENGER_SCHEME);
      if (!address) return 'failed';
      location.assign(address);
      return 'done';
    },
    scan: async () => {
      const { outcome, result } = await sdk.call('scanQRCode', { needResult: 1 });
      return outcome === 'done' ? parseText(result.resultStr) || null : null;
    },
    locate: async () => {
      const { outcome, result } = await sdk.call('getLocation', { type: 'wgs84' });
      return outcome === 'unavailable' ? browser.locate() : parseLocation(parseRecord(result));
    },
  };
}

/** Sets and keeps what the messenger's menu shares, so that it can be set again. */
function createMenu(sdk: Sdk) {
  let card: ShareCard | undefined;
  let listener: ((target: ShareTarget) => void) | undefined;
  let hidden = false;
  let appliedAt = '';
  const apply = async (): Promise<HostOutcome> => {
    appliedAt = location.href;
    if (hidden) return setShareMenuVisible(sdk, false);
    return card ? prepareMessengerShare(sdk, card, (target) => listener?.(target)) : 'done';
  };
  // When the page returns from the back/forward cache, the messenger has dropped its configuration.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sdk.forget();
    void apply();
  });
  // A new address needs a new signature on some systems (`decideSignedUrl`).
  addEventListener('popstate', () => {
    if (location.href !== appliedAt) void apply();
  });
  return {
    prepare: async (next: ShareCard, onShared?: (target: ShareTarget) => void) => {
      card = next;
      listener = onShared ?? listener;
      if (hidden) await setShareMenuVisible(sdk, true);
      hidden = false;
      return apply();
    },
    hide: () => {
      hidden = true;
      return apply();
    },
  };
}

async function chooseImages(sdk: Sdk, count: number): Promise<readonly File[] | null> {
  const { outcome, result } = await sdk.call('chooseImage', { count });
  if (outcome === 'cancelled') return [];
  if (outcome !== 'done') return null;
  const images: string[] = [];
  // One after the other: the SDK does not support parallel calls of this function.
  for (const localId of parseEach(result.localIds, (id) => parseText(id) || null)) {
    const { result: data } = await sdk.call('getLocalImgData', { localId }, SDK_LIMIT_MS);
    images.push(parseText(data.localData));
  }
  return createFiles(images);
}
