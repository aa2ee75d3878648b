import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';

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
  const routes = ROUTE_NAMES.map((name) => routeFile(ROUTES[name]));

  it('agree: every route of the table has its page, and there is no other page', () => {
    expect([...files].sort()).toEqual([...routes].sort());
    expect(routes).toHaveLength(59);
  });

  it('agree: a folder of content pages belongs to a route', () => {
    expect(folders.filter((folder) => !routes.includes(folder))).toEqual([]);
  });
});
