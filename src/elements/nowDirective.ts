import type { ClientDirective } from 'astro';

/**
 * `client:now`: an island wakes as soon as the islands' code is here, seen or not: for what
 * goes on by itself, such as a broadcast (behaviours.ts loads the code without a gesture there).
 */
const now: ClientDirective = (load) => void load().then((hydrate) => hydrate());

export default now;
