/** What a tap changes as a whole: a control with the words beside it, a form with its answers. */
const PART = 'form, fieldset, li, [data-act], button, a, label';

let tapped: Element | null = null;

/** Notes from now on what was tapped; once a page. */
export function watchTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) tapped = target.closest(PART);
    },
    true,
  );
}

/** Returns the part of the page that was tapped last; null when it is not there any more. */
export const readLastTap = (): Element | null => (tapped?.isConnected ? tapped : null);
