import type { Plugin } from 'vite';
import type { Patch } from './patch.ts';

export const SLIM_SANITISER: Patch = {
  name: 'slim sanitiser',
  package: 'hast-util-sanitize',
  version: '5.0.2',
  unnecessaryWhen: 'the package lets bundlers drop its default schema and its two helpers',
};

/** Modules that our use of the sanitiser does not need, and what replaces them. */
export const UNUSED_MODULES = [
  // Our schema sets every key.
  {
    file: 'hast-util-sanitize/lib/schema.js',
    exported: 'defaultSchema',
    code: 'export const defaultSchema = {};',
  },
  // Clones `data` of nodes: our trees have none.
  {
    file: '@ungap/structured-clone/esm/index.js',
    exported: 'default',
    code: 'export default (data) => data;',
  },
  // Reads positions of nodes: our trees have none.
  {
    file: 'unist-util-position/index.js',
    exported: 'position',
    code: 'export const position = () => {};',
  },
] as const;

/** Removes two kilobytes from pages that parse HTML in the browser. */
export function slimSanitiser(onApplied: () => void): Plugin {
  const loaded = new Set<string>();
  return {
    name: 'broadsheet:slim-sanitiser',
    enforce: 'pre',
    load(id) {
      const unused = UNUSED_MODULES.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (!unused) return null;
      loaded.add(unused.file);
      if (loaded.size === UNUSED_MODULES.length) onApplied();
      return unused.code;
    },
  };
}
