import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The names of our directives and their files in src/elements/hydration. */
const DIRECTIVES = {
  eager: 'eagerDirective.ts',
  near: 'nearDirective.ts',
  tap: 'tapDirective.ts',
} as const;

/** Adds the directives `client:eager`, `client:near` and `client:tap`. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'broadsheet:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(DIRECTIVES)) {
          const entrypoint = new URL(`../../src/elements/hydration/${file}`, import.meta.url);
          addClientDirective({ name, entrypoint: fileURLToPath(entrypoint) });
        }
      },
    },
  };
}
