import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { ISLAND_RUNTIME, islandRuntime } from './islandRuntime.ts';
import { LOAD_HELPER, loadHelper } from './loadHelper.ts';
import { NO_ENVIRONMENT, noEnvironment } from './noEnvironment.ts';
import { NO_NODE_CRYPTO, noNodeCrypto } from './noNodeCrypto.ts';
import { type Patch, patchError } from './patch.ts';
import { SLIM_SANITISER, slimSanitiser } from './slimSanitiser.ts';

/** The patches and their plugins, which report that they were applied. */
const PLUGINS: readonly (readonly [Patch, (onApplied: () => void) => Plugin])[] = [
  [SLIM_SANITISER, slimSanitiser],
  [LOAD_HELPER, loadHelper],
  [NO_NODE_CRYPTO, noNodeCrypto],
  [NO_ENVIRONMENT, noEnvironment],
  [ISLAND_RUNTIME, islandRuntime],
];

/** Applies all patches; the build fails with the name of a patch that was not applied. */
export function patchFramework(): AstroIntegration {
  const applied = new Set<Patch>();
  const plugins = PLUGINS.map(([patch, create]) => create(() => applied.add(patch)));
  return {
    name: 'broadsheet:patches',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins } });
      },
      'astro:build:done': () => {
        const missing = PLUGINS.map(([patch]) => patch).find((patch) => !applied.has(patch));
        if (missing) throw patchError(missing, 'what it changes is not part of the build');
      },
    },
  };
}
