/**
 * Imports the modules of a baked page (scripts/build/finishPage.ts marks them) when it has
 * loaded and the browser is idle, or at once for a tap that is held (hold.ts).
 */
export function importLateModules(): void {
  const load = () => {
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=late]')) {
      void import(/* @vite-ignore */ src);
    }
  };
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(load));
  addEventListener('tapped', load);
}
