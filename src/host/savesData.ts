/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Returns whether the reader has asked the browser or the system to use little data: nothing is loaded
 * ahead of its use then. Browsers without such a setting never ask.
 */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData ||
  matchMedia('(prefers-reduced-data:reduce)').matches;
