import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const RUNTIME = 'virtual:island-runtime';

/** Directives of our own, by the file in src/elements that each of them is. */
const DIRECTIVES = { now: 'nowDirective.ts', reach: 'reach.ts', tap: 'tapDirective.ts' } as const;

/** `client:now`, `client:reach`, `client:tap`, and the islands' runtime as a module. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'broadsheet:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const [name, file] of Object.entries(DIRECTIVES)) {
          const entrypoint = new URL(`../../src/elements/${file}`, import.meta.url);
          addClientDirective({ name, entrypoint: fileURLToPath(entrypoint) });
        }
        updateConfig({ vite: { plugins: [islandRuntime()] } });
      },
    },
  };
}

/**
 * The framework prints its islands' runtime into every page. Baked pages go without
 * (finishPage.ts): their islands sleep until a gesture, so the runtime comes late.
 */
function islandRuntime(): Plugin {
  const astro = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'));
  const file = path.join(astro, 'dist/runtime/server/astro-island.prebuilt.js');
  return {
    name: 'broadsheet:island-runtime',
    resolveId: (id) => (id === RUNTIME ? `\0${RUNTIME}` : null),
    async load(id) {
      if (id !== `\0${RUNTIME}`) return null;
      const runtime: { readonly default: string } = await import(file);
      // It imports addresses that stand in the page: nothing for the bundler to follow.
      return runtime.default.replaceAll('import(', 'import(/* @vite-ignore */');
    },
  };
}
