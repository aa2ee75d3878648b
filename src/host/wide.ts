/** From this width on things stand side by side (design, Measures). */
const WIDE = '(min-width: 960px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Calls back when the window becomes wide or narrow; the function stops it. */
export function watchWide(hear: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/** The address asks for what it leads to inside the page. */
export const asksFrame = (): boolean => new URLSearchParams(location.search).get('frame') === '1';
