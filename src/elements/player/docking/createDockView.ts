import type { Docking } from '../../../model/media/decideDocking.ts';

/** The player that has set the attribute of the document. */
let lastDocked: HTMLElement | undefined;

/** Whether a player is out of its place in the page. */
export const isDocked = (docking: Docking): boolean => docking === 'top' || docking === 'corner';

/** Shows a player in its place, at the top, or in the corner; `isAtOnce`: without a frame between. */
type ShowDocking = (next: Docking, isAtOnce?: boolean) => void;

/**
 * Returns the function that shows where a player is; it is in its place now. `place` keeps the place of
 * a docked player, except of a broadcast (`stage`); `onPlaced` is called with what is there: the box or
 * the player; `focusToggle` when a button that has the focus is hidden.
 */
export function createDockView(
  element: HTMLElement,
  stage: Element | null,
  place: HTMLElement,
  buttons: HTMLElement,
  focusToggle: () => void,
  onPlaced: (target: Element) => void,
): ShowDocking {
  const root = document.documentElement;
  const text = element.closest('.text-fold');
  let docking: Docking = 'page';
  let frame = 0;

  const render = () => {
    if (docking === 'page') {
      delete element.dataset.docked;
      if (lastDocked === element) delete root.dataset.docked;
    } else {
      element.dataset.docked = root.dataset.docked = docking;
      lastDocked = element;
    }
    text?.toggleAttribute('data-docked', docking === 'corner');
    const isAway = isDocked(docking);
    if (stage || isAway === place.isConnected) return;
    if (isAway) element.before(place);
    else place.remove();
    onPlaced(isAway ? place : element);
  };

  return (next, isAtOnce) => {
    const hadFocus = buttons.contains(document.activeElement);
    const wasInCorner = docking === 'corner';
    docking = next;
    buttons.hidden = !isDocked(next);
    if (hadFocus && buttons.hidden) focusToggle();
    cancelAnimationFrame(frame);
    if (isAtOnce || !wasInCorner) return render();
    // Without a frame between both places, the browser would count a layout shift.
    element.dataset.docked = 'leaving';
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(render);
    });
  };
}
