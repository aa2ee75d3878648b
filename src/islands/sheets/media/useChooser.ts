import { useEffect, useState } from 'react';
import type { Host } from '../../../host/host.ts';
import { readSettings } from '../../../host/settings.ts';
import { openHost } from '../../../stores/host.ts';

/** A chooser of pictures that the host has; it answers whether it was there. */
export type Choose = (count: number) => Promise<boolean>;

/** The messenger and the app have one of their own; elsewhere the file input is the chooser. */
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

/** The place that the page runs in, asked when a sheet opens. */
export function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    openHost(readSettings()).then(setHost, () => {});
  }, []);
  return host;
}
