import type { Engine } from '../../../model/media/engines.ts';
import { startNative } from './native.ts';
import type { StartFeed } from './types.ts';

/** At once for the browser's own: its first data must not wait; libraries are asked for. */
export function openEngine(engine: Engine): StartFeed | Promise<StartFeed> {
  switch (engine) {
    case 'native':
      return startNative;
    case 'hls':
      return import('./hls.ts').then(({ startHls }) => startHls);
    case 'mpegts':
      return import('./mpegts.ts').then(({ startMpegts }) => startMpegts);
  }
}
