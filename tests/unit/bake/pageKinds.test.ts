import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../scripts/bake/pages/pageKind.ts';
import { isPagePath, PAGE_KINDS } from '../../../scripts/bake/pages/pageKinds.ts';
import {
  paramNames,
  ROUTES,
  type RouteName,
  type RouteRow,
  routeFile,
} from '../../../src/routes.ts';

const KINDS: readonly (readonly [string, PageKind])[] = Object.entries(PAGE_KINDS);
const PAGES = path.resolve('src/pages');

describe('the table of baked pages', () => {
  it('has a row for every route that is bakeable, and for no other', () => {
    const bakeable = Object.keys(ROUTES).filter((name) => {
      const row: RouteRow = ROUTES[name as RouteName];
      return row.bakeable;
    });
    expect(KINDS.map(([name]) => name).sort()).toEqual(bakeable.sort());
  });

  it.each(KINDS)('has the kind of %s in its row', (name, { route }) => {
    expect(route).toBe(name);
  });

  it.each(KINDS)('names parameters of %s in the order of its path', (_, kind) => {
    const names = paramNames(ROUTES[kind.route]);
    const all: readonly (readonly string[])[] = kind.paths;
    for (const given of all) expect(given).toEqual(names.filter((name) => given.includes(name)));
    const lengths = all.map(({ length }) => length);
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  it.each(KINDS)(
    'accepts a path of %s for --page only when it is a path of its pages',
    (_, kind) => {
      const all: readonly (readonly string[])[] = kind.paths;
      if (kind.pageOption) expect(all).toContainEqual(kind.pageOption);
    },
  );

  it.each(KINDS)('has a page of Astro for %s', (_, kind) => {
    const name = routeFile(ROUTES[kind.route]);
    const isPage = existsSync(path.join(PAGES, name, '[...path].astro'));
    const template = readFileSync(path.join(PAGES, `${name}.astro`), 'utf8');
    const call = `loadBakedTemplate(Astro.locals, '${kind.route}')`;
    expect(isPage || template.includes(call)).toBe(true);
  });
});

describe('the path of a page', () => {
  it.each([
    ['newsDetail', { columnId: '10', id: '1' }, true],
    ['newsDetail', { id: '1' }, false],
    ['newsDetail', {}, false],
    ['liveDetail', { id: '1' }, true],
    ['liveDetail', { linkID: '77' }, false],
    ['columnDetail', { columnId: '10', id: '12' }, false],
    ['home', {}, true],
    ['aboutUs', {}, true],
    ['tagList', {}, false],
    ['paperSharePage', { time: '2026-11-20' }, true],
    ['paperSharePage', { paperId: '1' }, false],
    ['paperSharePage', { time: '2026-11-20', layout: '101' }, false],
  ] as const)('of %s with %j is one of its pages: %s', (route, params, expected) => {
    expect(isPagePath({ route, params })).toBe(expected);
  });
});
