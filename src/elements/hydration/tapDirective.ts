import type { ClientDirective } from 'astro';

/**
 * `client:tap`: hydrates an island when it is tapped, focused or typed into, and replays the
 * tap (islandTaps.ts). For islands that are readable HTML until the reader uses them.
 */
const tap: ClientDirective = (load, _options, island) => {
  const start = () => void load().then((hydrate) => hydrate());
  // Not `once`: an island that failed to hydrate may be tapped again.
  island.addEventListener('wake', start);
  if (island.dataset.touched !== undefined) start();
};

export default tap;
