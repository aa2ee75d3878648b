import type { Point } from '../../model/lightbox/lightboxView.ts';

/**
 * Filters clicks on the articles of a page: drops clicks that end a pan, and all clicks by
 * fingers, because a second tap would zoom; `open` clicks when no second tap followed. Clicks
 * by keyboard, and by a mouse that did not move, pass at once.
 */
export function filterAreaClicks(viewport: HTMLElement, isMoved: () => boolean) {
  let isFinger = false;

  const handlePointerDown = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType !== 'mouse';
  };
  const filter = (event: MouseEvent) => {
    // Clicks by scripts are replayed taps; `detail` 0 is a key press.
    if (!event.isTrusted || event.detail === 0 || !viewport.contains(event.target as Node)) return;
    if (!isFinger && !isMoved()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const findArea = ({ x, y }: Point) => {
    const { left, top, width, height } = viewport.getBoundingClientRect();
    return document
      .elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      ?.closest<HTMLElement>('.paper-spot');
  };

  viewport.addEventListener('pointerdown', handlePointerDown);
  // In the capture phase on the window, before the listeners that hold taps on islands
  // (host/runTap.ts).
  addEventListener('click', filter, true);
  return {
    /** Opens the article at this point: a finger has tapped there and not a second time. */
    open: (at: Point) => findArea(at)?.click(),
    isArea: (at: Point) => Boolean(findArea(at)),
    stop: () => {
      viewport.removeEventListener('pointerdown', handlePointerDown);
      removeEventListener('click', filter, true);
    },
  };
}
