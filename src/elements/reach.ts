import type { ClientDirective } from 'astro';

/** A reader has begun to use the page. Touch engines send no pointer event before a scroll. */
const GESTURES = ['scroll', 'pointerdown', 'touchstart', 'keydown'] as const;
/** Wakes a little before it is seen, so that fresh content is there in time. */
const MARGIN = '200px';

/**
 * `client:reach`: an island wakes when the reader comes to it. Unlike `client:visible`
 * it waits for the first gesture: under a short article it would be in view at once, and
 * a page that nobody has touched yet would load a framework.
 */
const reach: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    { rootMargin: MARGIN },
  );
  const begin = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, begin);
    // A slot has no box that could be seen.
    const boxes = island.querySelectorAll(':scope > :not(astro-slot), :scope > astro-slot > *');
    for (const box of boxes) observer.observe(box);
  };
  for (const gesture of GESTURES) addEventListener(gesture, begin, { passive: true });
  if (scrollY > 0) begin();
};

export default reach;
