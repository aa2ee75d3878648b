import type { Environment } from '../environment.ts';

/**
 * Returns how a file is opened: by its link, by the app, in the phone's own browser (the messenger
 * on Android downloads nothing), or by copying its address (the messenger on a computer).
 */
export function decideDownloadMethod({
  kind,
  system,
  pc,
}: Environment): 'link' | 'app' | 'browser' | 'copy' {
  if (kind === 'app') return 'app';
  if (kind !== 'messenger') return 'link';
  if (pc) return 'copy';
  return system === 'android' ? 'browser' : 'link';
}
