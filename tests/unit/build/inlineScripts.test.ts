import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRouteOfPage, inlineScripts } from '../../../scripts/build/inlineScripts.ts';

describe('the route of a page', () => {
  it.each([
    ['a page', '/a/src/pages/newsDetail.astro', 'newsDetail'],
    [
      'a page as the framework names it',
      '/a/src/pages/newsDetail.astro?astro&type=x',
      'newsDetail',
    ],
    ['a page that is not named like its route', '/a/src/pages/timeline.astro', 'hotPointTimeAxis'],
    ['a layout', '/a/src/layouts/Home.astro', null],
    ['a page of no route', '/a/src/pages/index.astro', null],
  ])('of %s', (_, file, route) => {
    expect(findRouteOfPage(file)).toBe(route);
  });
});

describe('an inline script', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'broadsheet-script-'));
    file = path.join(folder, 'early.ts');
    await writeFile(file, 'console.log(__ROUTE__.path, __ROUTE__.query)');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const load = (query: string) => {
    const hook = inlineScripts('es2020').load as (id: string) => Promise<string | null>;
    return hook.call({ addWatchFile: () => {} } as never, `${file}?${query}`);
  };

  it('has the row of the route whose page imports it', async () => {
    expect(await load('script&route=moreLive')).toMatch(/moreLive\.html.*columnId/);
  });

  it('is refused when it reads a row and no page of a route imports it', async () => {
    await expect(load('script')).rejects.toThrow(/early\.ts reads the row of a route/);
  });

  it('is no other module', async () => {
    expect(await load('raw')).toBeNull();
  });
});
