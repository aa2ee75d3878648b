import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders an island in an element of a template that was shown as HTML. The island is given that
 * HTML as its children, as on a baked page.
 */
export function mountIsland<P extends object>(
  box: HTMLElement,
  Island: ComponentType<P>,
  props: P,
): void {
  const shown = createElement('div', {
    className: 'contents',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that the element shows already
    dangerouslySetInnerHTML: { __html: box.innerHTML },
  });
  createRoot(box).render(createElement(Island, props, shown));
}
