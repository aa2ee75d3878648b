import { type ReactNode, useLayoutEffect } from 'react';

/** What keeps the focus while the document under it changes: the same option's link or button. */
const KEPT = ['data-option-link', 'data-option'] as const;

let kept = '';

/** The baked options; who has the focus on one of them is remembered when they go. */
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

/** In what stands in their place: gives the focus back, without a move of the page. */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    if (kept !== '') document.querySelector<HTMLElement>(kept)?.focus({ preventScroll: true });
    kept = '';
  }, []);
}
