import type { Docking } from '../../../model/media/decideDocking.ts';

/** The player that has set the attribute of the document. */
let lastDocked: HTMLElement | undefined;

interface DockParts {
  readonly element: HTMLElement;
  /** The media header of a broadcast, which keeps its own place. */
  readonly stage: Element | null;
  /** Keeps the place of a player that is docked. */
  readonly place: HTMLElement;
  readonly buttons: HTMLElement;
  /** Has the focus after one of the buttons is hidden. */
  readonly toggle: HTMLElement | null;
  /** Called with what is in the player's place in the page: the box or the player. */
  readonly onPlaced: (target: Element) => void;
}

/** Shows where a player is: in its place, at the top, or in the corner. */
interface DockView {
  readonly docking: () => Docking;
  readonly isDocked: () => boolean;
  readonly show: (next: Docking) => void;
  /** Puts the player into its place at once. */
  readonly reset: () => void;
}

/** Creates the view of a player that is in its place. */
export function createDockView(parts: DockParts): DockView {
  const { element, stage, place, buttons, toggle, onPlaced } = parts;
  const root = document.documentElement;
  const text = element.closest('read-more');
  let docking: Docking = 'page';
  let frame = 0;

  const isDocked = () => docking === 'top' || docking === 'corner';
  const render = () => {
    if (docking === 'page') {
      delete element.dataset.docked;
      if (lastDocked === element) delete root.dataset.docked;
    } else {
      element.dataset.docked = docking;
      root.dataset.docked = docking;
      lastDocked = element;
    }
    text?.toggleAttribute('data-docked', docking === 'corner');
    if (!stage && isDocked() !== place.isConnected) {
      if (isDocked()) element.before(place);
      else place.remove();
      onPlaced(isDocked() ? place : element);
    }
  };

  return {
    docking: () => docking,
    isDocked,
    show: (next) => {
      const hadFocus = buttons.contains(document.activeElement);
      const wasInCorner = docking === 'corner';
      docking = next;
      buttons.hidden = !isDocked();
      if (hadFocus && !isDocked()) toggle?.focus({ preventScroll: true });
      cancelAnimationFrame(frame);
      if (!wasInCorner) return render();
      // Without a frame between both places, the browser would count a layout shift.
      element.dataset.docked = 'leaving';
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(render);
      });
    },
    reset: () => {
      cancelAnimationFrame(frame);
      docking = 'page';
      render();
    },
  };
}
