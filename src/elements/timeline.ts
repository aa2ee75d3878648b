import { wakeIslands } from './tap.ts';

/** The next entries are asked for this long before the end is in sight. */
const NEAR_MARGIN = '600px';

/** The line of a baked timeline goes on when the reader comes near its end. */
export function startTimeline(): void {
  const end = document.querySelector('.list-end button');
  if (!end) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./islands.ts').then(() => wakeIslands(() => true));
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(end);
}
