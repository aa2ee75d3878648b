import { hydrateIslands } from '../elements/hydration/islandTaps.ts';

/** Root margin: the next entries are requested this far before the end of the list is in view. */
const NEAR_MARGIN = '600px';

/** Hydrates the list of a baked timeline when the reader is near its end; it then loads more. */
export function startTimeline(): void {
  const end = document.querySelector('.list-end button');
  if (!end) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrateIslands(() => true);
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(end);
}
