import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';

// One window for all pages: each window of its own would stay in memory.
const parser = new new JSDOM().window.DOMParser();

/** While its content is loading, a page shows the template itself. */
describe('a template while its content is loading', () => {
  it.each(ROUTE_NAMES)('%s has the link back and the link home', (name) => {
    const html = readBuilt(`${routeFile(ROUTES[name])}.html`);
    const document = parser.parseFromString(html, 'text/html');
    const bar = document.querySelector('[data-template-bar], top-bar');
    const home = bar?.querySelector('a[href$="/home.html"]:not([data-back])');
    expect(home?.textContent?.trim() || home?.querySelector('img')?.alt).toBeTruthy();
    // The front page has no link back.
    if (name !== 'home') expect(bar?.querySelector('[data-back]')).not.toBeNull();
  });
});
