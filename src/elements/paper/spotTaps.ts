import type { Point } from '../../model/lightbox/view.ts';

interface Taps {
  /** A finger has tapped and did not come again: opens the article there. */
  readonly open: (at: Point) => void;
  readonly isSpot: (at: Point) => boolean;
  readonly letGo: () => void;
}

/**
 * Decides which clicks on the articles of a page are meant: not the end of a pan, and of
 * fingers none before it is known that no second tap follows, which would zoom. Keys and
 * a mouse that stood still click at once.
 */
export function watchSpotTaps(stage: HTMLElement, isMoved: () => boolean): Taps {
  let isFinger = false;

  const note = ({ pointerType }: PointerEvent) => {
    isFinger = pointerType !== 'mouse';
  };
  const filter = (event: MouseEvent) => {
    // Clicks that code makes are answers to taps; `detail` 0 is a key.
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
  // Before those that hold taps for what sleeps (tap.ts).
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
