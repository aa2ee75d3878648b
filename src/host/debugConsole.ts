/** From the page's start (product 9.19). */
const DEBUG_DELAY_MS = 2_000;

/** A console in the page, for deployments that ask for one; it comes with the page's policy. */
export function startDebugConsole(): void {
  setTimeout(async () => {
    const { default: VConsole } = await import('vconsole');
    new VConsole();
  }, DEBUG_DELAY_MS);
}
