import type { Engine } from '../../../model/media/engines.ts';
import { startNative } from './native.ts';
import type { StartEngine } from './videoEngine.ts';

/**
 * Returns the engine's start function: at once for the browser's own, so that loading is not
 * delayed; a promise for the libraries, which are imported.
 */
export function loadEngine(engine: Engine): StartEngine | Promise<StartEngine> {
  switch (engine) {
    case 'native':
      return startNative;
    case 'hls':
      return import('./hls.ts').then(({ startHls }) => startHls);
    case 'mpegts':
      return import('./mpegts.ts').then(({ startMpegts }) => startMpegts);
  }
}
