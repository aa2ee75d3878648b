import type { ClientDirective } from 'astro';
import { ISLAND_SLOT } from '../../host/islandMarkup.ts';
import { whenNear } from '../../host/whenNear.ts';

/**
 * `client:near`: hydrates an island when it is near the viewport. Unlike `client:visible` it
 * waits for the first gesture, which loads this file (islandRuntime.ts), so that an island below a
 * short article does not hydrate at load.
 */
const near: ClientDirective = (load, _options, island) => {
  // The element of a slot has no box that an observer could see.
  const boxes = island.querySelectorAll(
    `:scope > :not(${ISLAND_SLOT}), :scope > ${ISLAND_SLOT} > *`,
  );
  void whenNear(boxes)
    .then(load)
    .then((hydrate) => hydrate());
};

export default near;
