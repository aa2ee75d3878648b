import type { ClientDirective } from 'astro';

/**
 * `client:tap`: an island sleeps until it is touched, focused or typed into, and the tap
 * that woke it is not lost (tap.ts). For what readers act on; before that it is HTML to read.
 */
const tap: ClientDirective = (load, _options, island) => {
  const wake = () => void load().then((hydrate) => hydrate());
  // One that did not wake may be touched again.
  island.addEventListener('wake', wake);
  if (island.dataset.touched !== undefined) wake();
};

export default tap;
