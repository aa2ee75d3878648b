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

/** Of `client:eager`, `client:near` and `client:tap`; src/elements/hydration has a file for each. */
const DIRECTIVES = ['eager', 'near', 'tap'] as const;

/**
 * What the framework adds to the HTML of islands for a directive: nothing of use, because no page has
 * it (`finishPage`). The directives come with the runtime of islands (src/elements/hydration).
 */
const NO_SCRIPT = 'data:text/javascript,export default null';

/** Makes the names of our directives known. */
export function islandDirectives(): AstroIntegration {
  return {
    name: 'broadsheet:island-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: NO_SCRIPT });
      },
    },
  };
}
