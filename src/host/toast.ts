/** How long a toast stands. */
export const TOAST_MS = 2500;
let current: HTMLElement | undefined;

/** Says a short thing, one at a time, to eyes and to screen readers. */
export function showToast(text: string): void {
  current?.remove();
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  toast.textContent = text;
  document.body.append(toast);
  current = toast;
  setTimeout(() => toast.remove(), TOAST_MS);
}
