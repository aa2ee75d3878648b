import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const SERVER = fileURLToPath(new URL('./componentRenderer.ts', import.meta.url));

/** Adds React for islands; other components are rendered without it (componentRenderer.ts). */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (context) =>
        setup?.({
          ...context,
          addRenderer: (renderer) => context.addRenderer({ ...renderer, serverEntrypoint: SERVER }),
        }),
    },
  };
}

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
