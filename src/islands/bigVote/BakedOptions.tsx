import { type ReactNode, useLayoutEffect } from 'react';

/** Attributes by which the focused link or button of an option is found after the replacement. */
const KEPT = ['data-option-link', 'data-option'] as const;

let kept = '';

/** Renders the baked options; saves which of their controls has the focus when they unmount. */
export function BakedOptions({ children }: { readonly children?: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      const name = KEPT.find((one) => activeElement?.hasAttribute(one));
      kept = name ? `[${name}="${CSS.escape(activeElement?.getAttribute(name) ?? '')}"]` : '';
    },
    [],
  );
  return children;
}

/** Focuses the control that replaces the focused baked one, without scrolling the page. */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    if (kept !== '') document.querySelector<HTMLElement>(kept)?.focus({ preventScroll: true });
    kept = '';
  }, []);
}
