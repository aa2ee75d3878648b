import { showToast, TOAST_MS } from './toast.ts';

/** A message that other toasts keep replacing is given up after this number of attempts. */
const MAX_TRIES = 3;

const shown = (): Element | null => document.querySelector('body > .toast');

/**
 * Shows a toast after the current one ends; shows it again when another toast replaces it early.
 */
export async function showToastNext(text: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await until(() => shown() === null);
    showToast(text);
    const own = shown();
    const at = Date.now();
    await until(() => own?.isConnected !== true);
    if (Date.now() - at >= TOAST_MS / 2) return;
  }
}

/**
 * Resolves when `isSo` returns true. Toasts are children of the body, so only its children are
 * observed.
 */
function until(isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true });
  });
}
