import type { ClientDirective } from 'astro';

/** Wakes a little before it is seen, so that fresh content is there in time. */
const MARGIN = '200px';

/**
 * `client:reach`: an island wakes when the reader comes to it. Unlike `client:visible` it
 * does not under a short article that nobody has touched yet: what reads this comes with
 * the first gesture (islands.ts).
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
  // A slot has no box that could be seen.
  const boxes = island.querySelectorAll(':scope > :not(astro-slot), :scope > astro-slot > *');
  for (const box of boxes) observer.observe(box);
};

export default reach;
