import { WIDE_QUERY } from './wideQuery.ts';

export const isWide = (): boolean => matchMedia(WIDE_QUERY).matches;

/** Calls `hear` when the window becomes wide or narrow; returns a function that unsubscribes. */
export function onWideChange(hear: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/** Returns whether the address requests that its target is shown in a frame of the page. */
export const isFrameRequested = (): boolean =>
  new URLSearchParams(location.search).get('frame') === '1';
