import { describe, expect, it } from 'vitest';
import type { ModuleFiles } from '../../../scripts/build/moduleFiles.ts';
import { addModulePreloads } from '../../../scripts/build/modulePreloads.ts';

/** What the files of a build import: a page imports a screen, both the core. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '_astro/page.js': ['_astro/screen.js', '_astro/core.js'],
  '_astro/client.js': ['_astro/react.js'],
};
/** The files of the messages; those of one language are part of another file. */
const MODULES: Readonly<Record<string, string>> = {
  'i18n/messages/cn.ts': '_astro/cn.js',
  'i18n/actions/cn.ts': '_astro/actions-cn.js',
  'i18n/messages/en.ts': '_astro/core.js',
};
/** The modules that a file's own module needs. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  '_astro/page.js': ['host/templateContent.ts', 'i18n/loadTranslate.ts'],
  '_astro/community.js': [
    'host/templateContent.ts',
    'i18n/loadTranslate.ts',
    'i18n/actionMessages.ts',
  ],
};
const FILES: ModuleFiles = {
  listImports: (file) => IMPORTS[file] ?? [],
  findModule: (module) => MODULES[module] ?? null,
  needsModule: (file, module) => NEEDS[file]?.includes(module) ?? false,
};

const page = (head: string, body: string, locale = ''): string =>
  `<html data-locale="${locale}"><head><title>t</title>${head}</head><body>${body}</body></html>`;
const content = (src: string): string =>
  `<div data-content></div><script type="module" src="${src}"></script>`;
const preloads = (html: string): readonly string[] =>
  Array.from(
    addModulePreloads(html, FILES).matchAll(/<link rel="modulepreload" href="([^"]*)">/g),
    ([, address = '']) => address,
  );

describe('a template', () => {
  it('names the module of its content and its imports', () => {
    const html = page('', content('/news/_astro/page.js'));
    expect(preloads(html)).toEqual([
      '/news/_astro/page.js',
      '/news/_astro/screen.js',
      '/news/_astro/core.js',
    ]);
  });

  it('names the component and the renderer of an island that is loaded at once', () => {
    const island =
      '<astro-island client="load" component-url="/_astro/page.js" renderer-url="/_astro/client.js"></astro-island>';
    expect(preloads(page('', island))).toEqual([
      '/_astro/page.js',
      '/_astro/screen.js',
      '/_astro/core.js',
      '/_astro/client.js',
      '/_astro/react.js',
    ]);
  });

  it('names the messages of its language, once', () => {
    expect(preloads(page('', content('/_astro/page.js'), 'cn')).slice(3)).toEqual([
      '/_astro/cn.js',
    ]);
    expect(preloads(page('', content('/_astro/page.js'), 'en')).slice(3)).toEqual([]);
  });

  it('names the messages of actions when its module needs them', () => {
    expect(preloads(page('', content('/_astro/community.js'), 'cn'))).toEqual([
      '/_astro/community.js',
      '/_astro/cn.js',
      '/_astro/actions-cn.js',
    ]);
  });

  it('names the messages of actions when React renders it', () => {
    const island = '<astro-island client="load" component-url="/_astro/page.js"></astro-island>';
    expect(preloads(page('', island, 'cn')).slice(3)).toEqual([
      '/_astro/cn.js',
      '/_astro/actions-cn.js',
    ]);
  });

  it('requests its data first', () => {
    const html = page('<script>load()</script>', content('/_astro/page.js'));
    expect(addModulePreloads(html, FILES)).toMatch(/load\(\)<\/script><link rel="modulepreload"/);
  });

  it.each([
    ['without a module', page('', '<p>text</p>')],
    [
      'with a deferred module only',
      page('', '<script type="module" src="/_astro/deferred.js"></script>'),
    ],
    [
      'with an island of a later moment',
      page('', '<astro-island client="near" component-url="/_astro/page.js"></astro-island>'),
    ],
  ])('%s is unchanged', (_, html) => {
    expect(addModulePreloads(html, FILES)).toBe(html);
  });
});
