import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The names of our directives and their files in src/elements. */
const DIRECTIVES = { now: 'nowDirective.ts', reach: 'reach.ts', tap: 'tapDirective.ts' } as const;

/** Adds the directives `client:now`, `client:reach` and `client:tap`. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'broadsheet:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(DIRECTIVES)) {
          const entrypoint = new URL(`../../src/elements/${file}`, import.meta.url);
          addClientDirective({ name, entrypoint: fileURLToPath(entrypoint) });
        }
      },
    },
  };
}
