/** The part of the page that a tap changes: a control with its label, a form with its answers. */
const PART = 'form, fieldset, li, [data-act], button, a, label';

let tapped: Element | null = null;

/** Starts to record the tapped element; called once per page. */
export function watchTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) tapped = target.closest(PART);
    },
    true,
  );
}

/** Returns the part of the page that was tapped last; null when it was removed. */
export const readLastTap = (): Element | null => (tapped?.isConnected ? tapped : null);
