import type { ClientDirective } from 'astro';

/**
 * Root margin: the island hydrates before it is in view, so that it has current content by
 * then.
 */
const MARGIN = '200px';

/**
 * `client:near`: hydrates an island when it is near the viewport. Unlike `client:visible` it
 * waits for the first gesture, which loads this file (islandRuntime.ts), so that an island below a
 * short article does not hydrate at load.
 */
const near: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    { rootMargin: MARGIN },
  );
  // `astro-slot` has no box that an observer could see.
  const boxes = island.querySelectorAll(':scope > :not(astro-slot), :scope > astro-slot > *');
  for (const box of boxes) observer.observe(box);
};

export default near;
