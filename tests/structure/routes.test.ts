import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBuilt, ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';

const PAGES = new URL('../../src/pages/', import.meta.url);
const entries = existsSync(PAGES) ? readdirSync(PAGES) : [];

/**
 * The pages there are: `name.astro` (the template) and a folder `name` (content pages).
 * What starts with _ is no page to Astro; index is home's alias and 404 is the host's.
 */
const files = entries
  .filter((entry) => entry.endsWith('.astro') && !/^(_|(404|index)\.)/.test(entry))
  .map((entry) => entry.replace(/\.astro$/, ''));
const folders = entries.filter((entry) => !/^_|\./.test(entry));

describe('the route table and src/pages', () => {
  const built = ROUTE_NAMES.filter((name) => isBuilt(name));
  const waiting = ROUTE_NAMES.filter((name) => !isBuilt(name));

  it('agree: a route is built if and only if it has a page', () => {
    expect([...files].sort()).toEqual(built.map((name) => routeFile(ROUTES[name])).sort());
  });

  it('agree: a folder of content pages belongs to a built route', () => {
    const known = built.map((name) => routeFile(ROUTES[name]));
    expect(folders.filter((folder) => !known.includes(folder))).toEqual([]);
  });

  it('names the routes that are not built yet', () => {
    console.info(`${waiting.length} of ${ROUTE_NAMES.length} routes are not built yet:`);
    console.info(waiting.join(', '));
    expect(built.length + waiting.length).toBe(59);
  });
});
