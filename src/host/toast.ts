import { readLastTap } from './lastTap.ts';

/** How long a toast is shown, in ms. */
export const TOAST_MS = 2500;
let current: HTMLElement | undefined;

/** Shows a short message, also to screen readers; it replaces the current one. */
export function showToast(text: string): void {
  current?.remove();
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  toast.textContent = text;
  document.body.append(toast);
  // At the foot the toast would cover the part that the tap changed, or the buttons of a sheet.
  const tapped = readLastTap();
  const isOverSheet = document.documentElement.hasAttribute('data-sheet');
  if (isOverSheet || (tapped && isCovered(toast, tapped))) toast.dataset.top = '';
  current = toast;
  setTimeout(() => toast.remove(), TOAST_MS);
}

const isCovered = (toast: Element, tapped: Element): boolean => {
  const over = toast.getBoundingClientRect();
  const under = tapped.getBoundingClientRect();
  return under.bottom > over.top && under.top < over.bottom;
};
