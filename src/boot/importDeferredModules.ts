/**
 * Imports the deferred modules of a baked page (marked by scripts/build/finishPage.ts) when the
 * page has loaded and the browser is idle, or at once when a tap is held (holdTaps.ts). A request
 * that fails is repeated twice, as in `host/loadChunk.ts`; the last one has another address,
 * because some engines keep a failure (decision 0036).
 */
export function importDeferredModules(): void {
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=late]')) {
      const request = () => import(/* @vite-ignore */ src);
      request()
        .catch(request)
        .catch(() => import(/* @vite-ignore */ `${src}?`))
        .catch((error) => {
          isRequested = false;
          throw error;
        });
    }
  };
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(load));
  addEventListener('tapped', load);
}
