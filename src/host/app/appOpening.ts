import type { Environment } from '../environment.ts';

/**
 * How a page opens the native app (product 4.17).
 * - `guide`: shows an overlay that explains how to open the page in a browser;
 * - `launchHint`: the browser's own menu opens the app;
 * - `blocked`: links of the app's scheme do not work: the reader opens the link in the app;
 * - `link`: follows the app's link.
 */
export type AppOpening = 'guide' | 'launchHint' | 'blocked' | 'link';

export function decideAppOpening(place: Environment): AppOpening {
  if (place.launch) return 'launchHint';
  if (place.kind === 'messenger') return 'guide';
  return place.kind === 'browser' && place.pc ? 'blocked' : 'link';
}

/** Whether a link of the app's scheme is followed: on computers and in the messenger on Android none works. */
export const canFollowAppLinks = ({ kind, system, pc }: Environment): boolean =>
  kind === 'app' || !(pc || (kind === 'messenger' && system === 'android'));

/**
 * Returns the notice that is shown instead of a mini program; null where the messenger can open it.
 */
export function decideMiniProgramNotice({
  kind,
  pc,
}: Environment): 'host.miniPhone' | 'host.miniMessenger' | null {
  if (kind !== 'messenger') return 'host.miniMessenger';
  return pc ? 'host.miniPhone' : null;
}
