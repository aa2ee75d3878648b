import { type ComponentType, createElement, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenHydrated } from '../host/whenHydrated.ts';

/**
 * Renders an island in an element of a template that was shown as HTML. The island is given that
 * HTML as its children, as on a baked page.
 */
export function mountIsland<P extends object>(
  box: HTMLElement,
  Island: ComponentType<P>,
  props: P,
): void {
  createRoot(box).render(createElement(Island, props, createShown(box.innerHTML)));
}

/** Elements that are hydrated once, although a tap may request it again. */
const hydrated = new WeakSet<HTMLElement>();

/**
 * Makes the HTML of an element interactive without replacing it: the island renders the same HTML
 * first. Its children are the content of the first `.contents` in the element. Resolves when its
 * controls work.
 */
export function hydrateIsland<P extends object>(
  box: HTMLElement,
  Island: ComponentType<P>,
  props: P,
): Promise<void> {
  if (!hydrated.has(box)) {
    hydrated.add(box);
    const shown = createShown(box.querySelector('.contents')?.innerHTML ?? '');
    hydrateRoot(box, createElement(Island, props, shown));
  }
  return whenHydrated(box, () => !box.isConnected);
}

const createShown = (html: string): ReactElement =>
  createElement('div', {
    className: 'contents',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the element shows already
    dangerouslySetInnerHTML: { __html: html },
    // Scripts may have changed attributes of it.
    suppressHydrationWarning: true,
  });
