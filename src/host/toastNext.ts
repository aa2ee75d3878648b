import { showToast, TOAST_MS } from './toast.ts';

/** Whoever keeps being talked over is not heard: it is no news any more. */
const MAX_TRIES = 3;

const shown = (): Element | null => document.querySelector('body > .toast');

/** Says a short thing once the words that stand have been read; again when others talk over it. */
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

/** Toasts are children of the body: what comes and goes there is all there is to watch. */
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
