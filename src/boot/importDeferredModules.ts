/**
 * Imports the deferred modules of a baked page (marked by scripts/build/finishPage.ts) when the
 * page has loaded and the browser is idle, or at once when a tap is held (holdTaps.ts).
 */
export function importDeferredModules(): void {
  const load = () => {
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=late]')) {
      void import(/* @vite-ignore */ src);
    }
  };
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(load));
  addEventListener('tapped', load);
}
