import type { ShareCard, ShareTarget } from '../../model/share/shareTypes.ts';
import type { HostOutcome } from '../host.ts';
import { SDK_LIMIT_MS, type Sdk, type SdkEvent } from './sdk.ts';

/** The entries of the messenger's menu that share. */
const SHARE_ITEMS = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:share:facebook',
  'menuItem:share:email',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
];

const EVENTS: readonly (readonly [SdkEvent, ShareTarget])[] = [
  ['onMenuShareTimeline', 'timeline'],
  ['onMenuShareAppMessage', 'chat'],
  ['onMenuShareQQ', 'qq'],
  ['onMenuShareWeibo', 'weibo'],
  ['onMenuShareQZone', 'zone'],
];

/**
 * Sets the card of the messenger's menu with both generations of functions: the newer set the card;
 * the older set it in older messengers and report when it was shared.
 */
export async function prepareMessengerShare(
  sdk: Sdk,
  { title, description: desc, imageUrl: imgUrl, url: link }: ShareCard,
  onShared: (target: ShareTarget) => void,
): Promise<HostOutcome> {
  if (!(await sdk.open())) return 'unavailable';
  const [chat, timeline] = await Promise.all([
    sdk.call('updateAppMessageShareData', { title, desc, link, imgUrl }, SDK_LIMIT_MS),
    sdk.call('updateTimelineShareData', { title, link, imgUrl }, SDK_LIMIT_MS),
  ]);
  for (const [event, target] of EVENTS) {
    const shown = target === 'timeline' ? { title } : { title, desc };
    void sdk.listen(event, { ...shown, link, imgUrl, success: () => onShared(target) });
  }
  return [chat, timeline].some(({ outcome }) => outcome === 'failed') ? 'failed' : 'done';
}

export async function setShareMenuVisible(sdk: Sdk, shown: boolean): Promise<HostOutcome> {
  const name = shown ? 'showMenuItems' : 'hideMenuItems';
  return (await sdk.call(name, { menuList: SHARE_ITEMS }, SDK_LIMIT_MS)).outcome;
}
