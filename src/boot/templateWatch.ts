import { watchTemplate } from './watchTemplate.ts';

/** Runs inline after the content of a template. */
const content = document.querySelector('[data-content],astro-island');
if (content) watchTemplate(document.documentElement, content);
