import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

/** While its content is loading, a page shows the template itself. */
describe('a template while its content is loading', () => {
  it.each(ROUTE_NAMES)('%s has the link back and the link home', (name) => {
    const document = openBuilt(`${routeFile(ROUTES[name])}.html`);
    const bar = document.querySelector('[data-template-bar], top-bar');
    const home = bar?.querySelector('a[href$="/home.html"]:not([data-back])');
    expect(home?.textContent?.trim() || home?.querySelector('img')?.alt).toBeTruthy();
    // The front page has no link back.
    if (name !== 'home') expect(bar?.querySelector('[data-back]')).not.toBeNull();
  });
});
