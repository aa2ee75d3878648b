import { fileURLToPath } from 'node:url';
import { build, type Plugin as ScriptPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { ROUTE_NAMES, ROUTES, type RouteName, routeFile } from '../../src/routes.ts';

/** A script has no code that it would load later; a module with such code would start more slowly, too. */
const leaveDynamicImports: ScriptPlugin = {
  name: 'dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
  },
};

/** Sends the first calls of a `.load.ts`. */
const PRELOAD_PAGE = fileURLToPath(new URL('../../src/boot/preloadPage.ts', import.meta.url));

/** A template: `pages/newsDetail.astro`. */
const PAGE_FILE = /\/src\/pages\/([^/]+?)\.astro(?:\?|$)/;

/** Returns the route of a page by the name of its file; null for all other files. */
export function findRouteOfPage(file: string): RouteName | null {
  const name = PAGE_FILE.exec(file)?.[1];
  return ROUTE_NAMES.find((route) => routeFile(ROUTES[route]) === name) ?? null;
}

/** Returns what esbuild defines in the scripts of a route. */
function defineRoute(route: string | null): Record<string, string> {
  if (route === null) return {};
  const { path, fill, query } = ROUTES[route as RouteName];
  return { __ROUTE__: JSON.stringify({ path, fill, query }) };
}

/**
 * Lets `import boot from './boot.ts?script'` return that module, bundled for the floor of engines
 * and minified, as a string for an inline `<script>`. Inline scripts run before the first paint; a
 * module would run later. Of a `.load.ts` it is the script that sends its first calls. In a script that a page imports, `__ROUTE__` is the row of the page's
 * route. Each script is reported to `onCode`.
 */
export function inlineScripts(target: string, onCode?: (code: string) => void): Plugin {
  return {
    name: 'broadsheet:inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      const route = source.endsWith('?script') ? findRouteOfPage(importer ?? '') : null;
      if (!route) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}&route=${route}`;
    },
    async load(id) {
      const [file, query] = id.split('?');
      const params = new URLSearchParams(query);
      if (!params.has('script') || file === undefined) return null;
      const source = file.startsWith('file:') ? fileURLToPath(file) : file;
      const isFirstCalls = source.endsWith('.load.ts');
      const result = await build({
        entryPoints: [isFirstCalls ? PRELOAD_PAGE : source],
        ...(isFirstCalls && { alias: { 'virtual:first-calls': source } }),
        bundle: true,
        minify: true,
        format: 'iife',
        target,
        charset: 'utf8',
        write: false,
        metafile: true,
        plugins: [leaveDynamicImports],
        legalComments: 'none',
        define: defineRoute(params.get('route')),
      });
      for (const input of Object.keys(result.metafile.inputs)) this.addWatchFile(input);
      // Modules are strict code already, so the directive is redundant.
      const code = result.outputFiles[0]?.text.trim().replace(/^"use strict";/, '') ?? '';
      if (code.includes('__ROUTE__')) {
        throw new Error(`${file} reads the row of a route, but a file of no route imports it`);
      }
      // Escaped, because a closing tag inside a string would end the element.
      const inline = code.replaceAll('</', '<\\/');
      onCode?.(inline);
      return `export default ${JSON.stringify(inline)};`;
    },
  };
}
