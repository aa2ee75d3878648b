import { ISLAND } from '../host/islandMarkup.ts';
import { watchTemplate } from './watchTemplate.ts';

/** Runs inline after the content of a template. */
const content = document.querySelector(`[data-content],${ISLAND}`);
if (content) watchTemplate(document.documentElement, content);
