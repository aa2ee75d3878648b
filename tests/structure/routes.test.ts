import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';

const PAGES = new URL('../../src/pages/', import.meta.url);
const entries = existsSync(PAGES) ? readdirSync(PAGES) : [];

/**
 * The pages that exist: `NAME.astro` (the template) and a folder `NAME` (baked pages). Astro
 * ignores names that start with _; index is an alias of home, the host serves 404, and the service
 * worker offline.
 */
const files = entries
  .filter((entry) => entry.endsWith('.astro') && !/^(_|(404|index|offline)\.)/.test(entry))
  .map((entry) => entry.replace(/\.astro$/, ''));
const folders = entries.filter((entry) => !/^_|\./.test(entry));

describe('the route table and src/pages', () => {
  const routes = ROUTE_NAMES.map((name) => routeFile(ROUTES[name]));

  it('agree: every route of the table has its page, and there is no other page', () => {
    expect([...files].sort()).toEqual([...routes].sort());
  });

  it('agree: every folder of baked pages belongs to a route', () => {
    expect(folders.filter((folder) => !routes.includes(folder))).toEqual([]);
  });
});
