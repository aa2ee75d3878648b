import { watchTemplate } from './watchTemplate.ts';

/** Runs inline after the content of a template. */
const island = document.querySelector('astro-island');
if (island) watchTemplate(document.documentElement, island);
