import type { SSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ISLAND_SLOT } from '../../src/host/islandMarkup.ts';
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

/** Hints that React writes before its content; pages have their own. */
const RESOURCE_HINTS =
  /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** Numbers of islands, by the page's render; React puts them before the identifiers of an island. */
const islandCounts = new WeakMap<object, number>();

function createPrefix(page: object): string {
  const count = islandCounts.get(page) ?? 0;
  islandCounts.set(page, count + 1);
  return `r${count}`;
}

/** Returns the content of a slot in the form in which the framework passes it to React in the browser. */
const createSlot = (html: string, name?: string) =>
  html.trim() === ''
    ? null
    : createElement(ISLAND_SLOT, {
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the baker has rendered it
        dangerouslySetInnerHTML: { __html: html },
        name,
        suppressHydrationWarning: true,
      });

/**
 * Renders an island in one piece. A stream would have late or large content at its end, hidden until a
 * script moves it to its place: a file needs no stream, and without JavaScript the content would
 * stay hidden.
 */
async function renderIsland(
  component: FunctionComponent,
  props: object,
  { default: content, ...named }: Readonly<Record<string, string>>,
  identifierPrefix: string,
): Promise<string> {
  const slots = Object.entries(named).map(([name, html]) => {
    const property = toPropertyName(name);
    return [property, createSlot(html, property)];
  });
  const island = createElement(
    component,
    { ...props, ...Object.fromEntries(slots) },
    content && createSlot(content),
  );
  const progressiveChunkSize = Number.POSITIVE_INFINITY;
  const stream = await renderToReadableStream(island, { identifierPrefix, progressiveChunkSize });
  await stream.allReady;
  return (await new Response(stream).text()).replace(RESOURCE_HINTS, '');
}

/**
 * Renders the components of `.astro` files: islands with React, all others as HTML text. The
 * renderer of the framework's integration streams islands, and renders every component a second time to
 * find out whether it is one of React.
 */
const renderer: SSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: async (component) => typeof component === 'function',
  async renderToStaticMarkup(this: { readonly result: object }, component, props, slots, metadata) {
    if (!metadata?.hydrate) return { html: renderMarkup(component, props, slots) };
    const prefix = createPrefix(this.result);
    return { html: await renderIsland(component, props, slots, prefix), attrs: { prefix } };
  },
};

export default renderer;
