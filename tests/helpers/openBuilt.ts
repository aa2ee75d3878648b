import { JSDOM } from 'jsdom';
import { readBuilt } from './builtFiles.ts';

// One window for all pages: each window of its own would stay in memory.
const parser = new new JSDOM().window.DOMParser();

/** Returns a built page as browsers without scripts have it. */
export const openBuilt = (name: string): Document => openHtml(readBuilt(name));

export const openHtml = (html: string): Document => parser.parseFromString(html, 'text/html');
