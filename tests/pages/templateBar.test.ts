import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/site.ts';

// One window for all: each of its own would stay in memory.
const parser = new new JSDOM().window.DOMParser();

/** What a reader sees of a page while its content is loading: the template itself. */
describe('while its content is loading', () => {
  it.each(ROUTE_NAMES)('%s has the way back and the way home', (name) => {
    const html = readBuilt(`${routeFile(ROUTES[name])}.html`);
    const document = parser.parseFromString(html, 'text/html');
    const bar = document.querySelector('[data-template-bar], top-bar');
    const home = bar?.querySelector('a[href$="/home.html"]:not([data-back])');
    expect(home?.textContent?.trim() || home?.querySelector('img')?.alt).toBeTruthy();
    // The front page is where it leads.
    if (name !== 'home') expect(bar?.querySelector('[data-back]')).not.toBeNull();
  });
});
