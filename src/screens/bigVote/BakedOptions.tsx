import { type ReactNode, useLayoutEffect } from 'react';

/** Attributes by which the focused link or button of an option is found after the replacement. */
const RESTORED_ATTRIBUTES = ['data-option-link', 'data-option'] as const;

let focusedSelector = '';

/** Renders the baked options; saves which of their controls has the focus when they unmount. */
export function BakedOptions({ children }: { readonly children?: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      const name = RESTORED_ATTRIBUTES.find((one) => activeElement?.hasAttribute(one));
      focusedSelector = name
        ? `[${name}="${CSS.escape(activeElement?.getAttribute(name) ?? '')}"]`
        : '';
    },
    [],
  );
  return children;
}

/** Focuses the control that replaces the focused baked one, without scrolling the page. */
export function useRestoredFocus(): void {
  useLayoutEffect(() => {
    if (focusedSelector !== '')
      document.querySelector<HTMLElement>(focusedSelector)?.focus({ preventScroll: true });
    focusedSelector = '';
  }, []);
}
