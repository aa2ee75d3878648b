import path from 'node:path';
import type { Plugin } from 'vite';
import { findPackage, type Patch, patchError } from './patch.ts';

export const ISLAND_RUNTIME: Patch = {
  name: 'island runtime',
  package: 'astro',
  version: '7.3.4',
  unnecessaryWhen: 'the framework offers its island runtime as a module',
};

const MODULE = 'virtual:island-runtime';
const DYNAMIC_IMPORT = 'import(';

/** Returns the script and the style that the framework adds to pages with islands. */
export async function readIslandRuntime(): Promise<{ script: string; style: string }> {
  const folder = path.join(findPackage('astro'), 'dist/runtime/server');
  const { default: script } = await import(path.join(folder, 'astro-island.prebuilt.js'));
  const { ISLAND_STYLES: style } = await import(path.join(folder, 'astro-island-styles.js'));
  if (typeof script !== 'string' || typeof style !== 'string') {
    throw patchError(ISLAND_RUNTIME, 'its script or style is not a text');
  }
  return { script, style };
}

/** Returns the runtime with a marker that stops the bundler from resolving its imports. */
export function formatRuntimeModule(script: string): string {
  if (!script.includes(DYNAMIC_IMPORT)) {
    throw patchError(ISLAND_RUNTIME, 'its script imports nothing');
  }
  return script.replaceAll(DYNAMIC_IMPORT, `${DYNAMIC_IMPORT}/* @vite-ignore */`);
}

/**
 * Provides the island runtime as the module `virtual:island-runtime`. The framework adds it to
 * every page; baked pages are written without it (finishPage.ts), because their islands hydrate
 * after the reader's first gesture.
 */
export function islandRuntime(onApplied: () => void): Plugin {
  return {
    name: 'broadsheet:island-runtime',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      onApplied();
      return formatRuntimeModule((await readIslandRuntime()).script);
    },
  };
}
