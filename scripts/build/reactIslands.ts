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
