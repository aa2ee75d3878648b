/** Delay after the start of the page, in ms (product 9.19). */
const DEBUG_DELAY_MS = 2_000;

/** Starts a console in the page; called only where the page's settings enable it. */
export function startDebugConsole(): void {
  setTimeout(async () => {
    const { default: VConsole } = await import('vconsole');
    new VConsole();
  }, DEBUG_DELAY_MS);
}
