import type { Place } from './place.ts';

/**
 * How a page leads to the native app (product 4.17).
 *
 * - `guide`: an overlay that asks to open the page in a browser;
 * - `launchHint`: the launch browser's own button opens it;
 * - `blocked`: links of the app's scheme lead nowhere here: open the link in the app;
 * - `link`: the app's link is followed.
 */
export type Opening = 'guide' | 'launchHint' | 'blocked' | 'link';

export function decideOpening(place: Place): Opening {
  if (place.launch) return 'launchHint';
  if (place.kind === 'messenger') return 'guide';
  return place.kind === 'browser' && place.pc ? 'blocked' : 'link';
}

/**
 * How a file is opened: by its link, by the app, in the phone's own browser (the
 * messenger on Android downloads nothing), or by copying its address (the messenger on a
 * computer).
 */
export function decideDownload({ kind, system, pc }: Place): 'link' | 'app' | 'browser' | 'copy' {
  if (kind === 'app') return 'app';
  if (kind !== 'messenger') return 'link';
  if (pc) return 'copy';
  return system === 'android' ? 'browser' : 'link';
}

/** What is said instead of opening a mini program; null where the messenger can. */
export function decideMiniNotice({
  kind,
  pc,
}: Place): 'host.miniPhone' | 'host.miniMessenger' | null {
  if (kind !== 'messenger') return 'host.miniMessenger';
  return pc ? 'host.miniPhone' : null;
}
