import type { ClientDirective } from 'astro';

/**
 * `client:eager`: hydrates an island as soon as the islands' code has loaded, in view or not. For
 * islands that run without the reader, such as a broadcast (behaviours.ts loads the islands'
 * code there without a gesture).
 */
const eager: ClientDirective = (load) => void load().then((hydrate) => hydrate());

export default eager;
