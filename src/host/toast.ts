import { readUserAgent } from './device.ts';
import { parseEnvironment } from './environment.ts';
import { readLastTap } from './lastTap.ts';
import { readSettings } from './settings.ts';

/** How long a toast is shown, in ms. */
export const TOAST_MS = 2500;
/** Screen readers announce a change in a region that they know, not the text of a new one. */
const KNOWN_MS = 100;
let current: HTMLElement | undefined;

/** Shows a short message, in the native app as the app's own toast (product 2.13). */
export function showToast(text: string): void {
  const settings = readSettings();
  const isInApp = parseEnvironment(readUserAgent(), settings).kind === 'app';
  if (!isInApp || !settings.appScheme) showPageToast(text);
  else {
    import('./app/appRequests.ts').then(
      ({ followAppLink }) => followAppLink(settings, 'toast', { text }),
      () => showPageToast(text),
    );
  }
}

/** Shows a toast of the page, also to screen readers; it replaces the current one. */
function showPageToast(text: string): void {
  current?.remove();
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  toast.style.opacity = '0';
  document.body.append(toast);
  current = toast;
  setTimeout(() => {
    toast.textContent = text;
    toast.style.opacity = '';
    avoidTapped(toast);
  }, KNOWN_MS);
  setTimeout(() => toast.remove(), KNOWN_MS + TOAST_MS);
}

/** Moves a toast to the top where it would cover what was tapped. */
function avoidTapped(toast: HTMLElement): void {
  // At the foot the toast would cover the part that the tap changed, or the buttons of a sheet.
  const tapped = readLastTap();
  const isOverSheet = document.documentElement.hasAttribute('data-sheet');
  if (isOverSheet || (tapped && isCovered(toast, tapped))) toast.dataset.top = '';
}

const isCovered = (toast: Element, tapped: Element): boolean => {
  const over = toast.getBoundingClientRect();
  const under = tapped.getBoundingClientRect();
  return under.bottom > over.top && under.top < over.bottom;
};
