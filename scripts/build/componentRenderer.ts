import react from '@astrojs/react/server.js';
import type { SSRLoadedRendererValue } from 'astro';
import type { ReactNode } from 'react';
import { type Component, jsx, markHtml, toHtml } from '../../src/markup/jsxRuntime.ts';

/** Slots are named with hyphens, properties are not. */
const toPropertyName = (slot: string): string =>
  slot.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renders a component that is no island: it is compiled to markup (markupModules.ts). */
function renderMarkup(
  component: Component,
  props: object,
  slots: Readonly<Record<string, string>>,
): string {
  const parts = Object.entries(slots).map(([name, html]) => [
    name === 'default' ? 'children' : toPropertyName(name),
    markHtml(html),
  ]);
  return toHtml(jsx(component, { ...props, ...Object.fromEntries(parts) }) as ReactNode);
}

/**
 * Renders the components of `.astro` files: islands with React, all others as HTML text. The
 * renderer of the framework's integration renders every component a second time to find out
 * whether it is one of React.
 */
const renderer: SSRLoadedRendererValue = {
  ...react,
  check: async (component) => typeof component === 'function',
  async renderToStaticMarkup(this: unknown, component, props, slots, metadata) {
    if (metadata?.hydrate)
      return react.renderToStaticMarkup.call(this, component, props, slots, metadata);
    return { html: renderMarkup(component, props, slots), attrs: {} };
  },
};

export default renderer;
