import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders the island of a list's added rows in place of the list's end, at once: what is on the
 * screen neither moves nor disappears, and the focus stays on the button.
 */
export function mountAddedRows<P extends object>(
  box: HTMLElement,
  Island: ComponentType<P>,
  props: P,
): void {
  const isFocused = box.contains(document.activeElement);
  flushSync(() => createRoot(box).render(createElement(Island, props)));
  if (isFocused) box.querySelector('button')?.focus({ preventScroll: true });
}
