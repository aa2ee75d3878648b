import { watchTemplate } from '../templateWatch.ts';

/** Runs inline behind the content of a template. */
const island = document.querySelector('astro-island');
if (island) watchTemplate(document.documentElement, island);
