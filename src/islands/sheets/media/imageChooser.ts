import { useEffect, useState } from 'react';
import type { Host } from '../../../host/host.ts';
import { readSettings } from '../../../host/settings.ts';
import { getHost } from '../../../services/getHost.ts';

/** An environment's image chooser; resolves to whether it exists. */
export type ImageChooser = (count: number) => Promise<boolean>;

/**
 * Returns the chooser of the messenger or the app; null elsewhere, where the file input is used.
 */
export function createImageChooser(
  host: Host | null,
  take: (files: readonly File[]) => Promise<void>,
): ImageChooser | null {
  if (host?.environment.kind !== 'messenger' && host?.environment.kind !== 'app') return null;
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
    getHost(readSettings()).then(setHost, () => {});
  }, []);
  return host;
}
