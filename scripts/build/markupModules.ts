import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Names a module that is compiled to markup, beside the same module for React. */
const QUERY = '?markup';
const RUNTIME = fileURLToPath(new URL('../../src/markup/jsxRuntime.ts', import.meta.url));
/** The modules of templates that need no React to show their content. */
const TEMPLATE = /\/src\/(?:templates\/[^?]+|screens\/[^?]+\.template)\.tsx$/;
/** Pages and layouts, in the code of the baker. */
const PAGE = /\.astro$/;
/** Components but islands; icons, which would otherwise be in the file of React's components. */
const COPIED = /(?<!\.island)\.tsx$|\/node_modules\/lucide\//;
const REACT_IMPORT = /(?<=\bfrom\s*)(["'])react(?:\/jsx-(?:dev-)?runtime)?\1/g;

/** Whether the JSX of a module is compiled to markup. */
export const isMarkupModule = (id: string): boolean => id.endsWith(QUERY) || TEMPLATE.test(id);

/**
 * Compiles the JSX of templates, and of every component that templates, pages and layouts
 * import, to functions that return HTML text (src/markup/jsxRuntime.ts). The same components are
 * compiled for React where islands use them. Islands stay with React.
 */
export function markupModules(): readonly Plugin[] {
  return [
    {
      name: 'broadsheet:markup-modules',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!importer) return null;
        const isPage = PAGE.test(importer) && this.environment.name !== 'client';
        if (!isPage && !isMarkupModule(importer)) return null;
        const from = importer.replace(QUERY, '');
        const resolved = await this.resolve(source, from, { skipSelf: true });
        if (!resolved || !COPIED.test(resolved.id) || isMarkupModule(resolved.id)) return resolved;
        return { ...resolved, id: `${resolved.id}${QUERY}`, moduleSideEffects: false };
      },
    },
    {
      name: 'broadsheet:markup-runtime',
      // After JSX is compiled. The development server resolves no import of a package by a plugin.
      enforce: 'post',
      transform: (code, id) =>
        isMarkupModule(id)
          ? { code: code.replace(REACT_IMPORT, JSON.stringify(RUNTIME)), map: null }
          : null,
    },
  ];
}
