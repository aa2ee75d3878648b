import { CHUNK_ATTEMPTS } from '../host/chunkEvents.ts';
import { whenIdle } from '../host/whenIdle.ts';
import { whenShown } from '../host/whenShown.ts';

/**
 * Imports the deferred modules of a baked page (marked by scripts/build/finishPage.ts) when the
 * page has loaded and the browser is idle, or at once when a tap is held (holdTaps.ts) and the
 * document is complete. A prerendered page waits until it is shown: its behaviours count visits, keep what was
 * read and open connections. A request that fails is repeated without a pause, as in
 * `host/loadChunk.ts`; each repetition has another address, because some engines keep a failure
 * (decision 0036).
 */
export function importDeferredModules(): void {
  let isRequested = false;
  const request = (address: string, left: number): Promise<unknown> =>
    import(/* @vite-ignore */ address).catch((error) => {
      if (left > 1) return request(`${address}?`, left - 1);
      isRequested = false;
      throw error;
    });
  const load = () => {
    // The scripts are at the end of the document, and a tap may come before all have arrived.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else if (!isRequested) {
      isRequested = true;
      for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=defer]')) {
        void request(src, CHUNK_ATTEMPTS);
      }
    }
  };
  addEventListener('load', () => whenShown(() => whenIdle(load)));
  addEventListener('tapped', () => whenShown(load));
}
