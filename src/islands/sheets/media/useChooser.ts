import { useEffect, useState } from 'react';
import type { Host } from '../../../host/host.ts';
import { readSettings } from '../../../host/settings.ts';
import { openHost } from '../../../stores/host.ts';

/** An environment's image chooser; resolves to whether it exists. */
export type Choose = (count: number) => Promise<boolean>;

/**
 * Returns the chooser of the messenger or the app; null elsewhere, where the file input is used.
 */
export function chooserOf(
  host: Host | null,
  take: (files: readonly File[]) => Promise<void>,
): Choose | null {
  if (host?.place.kind !== 'messenger' && host?.place.kind !== 'app') return null;
  return async (count) => {
    const files = await host.chooseImages(count);
    if (files) await take(files);
    return files !== null;
  };
}

/** Returns the environment's functions; null until they are loaded. */
export function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    openHost(readSettings()).then(setHost, () => {});
  }, []);
  return host;
}
