import type { Point } from '../../model/lightbox/view.ts';

interface Taps {
  /** Opens the article at this point: a finger has tapped there and not a second time. */
  readonly open: (at: Point) => void;
  readonly isSpot: (at: Point) => boolean;
  readonly letGo: () => void;
}

/**
 * Filters clicks on the articles of a page: drops clicks that end a pan, and all clicks by
 * fingers, because a second tap would zoom; `open` clicks when no second tap followed. Clicks
 * by keyboard, and by a mouse that did not move, pass at once.
 */
export function watchSpotTaps(stage: HTMLElement, isMoved: () => boolean): Taps {
  let isFinger = false;

  const note = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType !== 'mouse';
  };
  const filter = (event: MouseEvent) => {
    // Clicks by scripts are replayed taps; `detail` 0 is a key press.
    if (!event.isTrusted || event.detail === 0 || !stage.contains(event.target as Node)) return;
    if (!isFinger && !isMoved()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const find = ({ x, y }: Point) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return document
      .elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      ?.closest<HTMLElement>('.paper-spot');
  };

  stage.addEventListener('pointerdown', note);
  // In the capture phase on the window, before the listeners that hold taps on islands
  // (tap.ts).
  addEventListener('click', filter, true);
  return {
    open: (at) => find(at)?.click(),
    isSpot: (at) => Boolean(find(at)),
    letGo: () => {
      stage.removeEventListener('pointerdown', note);
      removeEventListener('click', filter, true);
    },
  };
}
