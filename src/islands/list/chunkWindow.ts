/** Chunks are there this long before their place is in sight, and as long after it was. */
const NEAR_MARGIN = '1200px 0px';

/** How much of a chunk stands: it comes in two halves, and goes at once. */
export type ChunkPart = 'none' | 'half' | 'whole';

interface Chunk {
  /** Draws it, or takes it away; `height` is what it measured then, in CSS pixels. */
  readonly show: (part: ChunkPart, height: number) => void;
  isShown: boolean;
}

interface Wish {
  readonly isShown: boolean;
  readonly height: number;
  /** From the middle of the screen when the wish was made. */
  readonly distance: number;
}

export interface ChunkWindow {
  /** Watches a chunk from now on; answers how to stop. */
  readonly watch: (element: Element, isShown: boolean, show: Chunk['show']) => () => void;
}

/**
 * Tells the pieces of a long list which of them are near enough to be drawn: half of one a
 * frame, the nearest first, so that no frame of a fast scroll has more to do than that. Heights
 * and places come from the observer, which has them: nothing is measured. A piece that is in use
 * stays as long as it is.
 */
export function createChunkWindow(): ChunkWindow {
  const chunks = new Map<Element, Chunk>();
  const wishes = new Map<Element, Wish>();
  /** Far away and in use: taken away once they are so no longer. */
  const kept = new Set<Element>();
  let isAwaited = false;
  /** Half of it stands. */
  let begun: Element | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { top, bottom, height, width } = boundingClientRect;
        // A list that is hidden has no boxes: it is as it was when it is shown again.
        if (!isIntersecting && width === 0) continue;
        kept.delete(target);
        const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0;
        if (chunks.get(target)?.isShown === isIntersecting) wishes.delete(target);
        else {
          const distance = Math.abs((top + bottom) / 2 - middle);
          wishes.set(target, { isShown: isIntersecting, height, distance });
        }
      }
      // Their height may have changed since they left the screen.
      for (const element of kept) {
        const { height } = element.getBoundingClientRect();
        wishes.set(element, { isShown: false, height, distance: 0 });
      }
      kept.clear();
      awaitFrame();
    },
    { rootMargin: NEAR_MARGIN },
  );

  function awaitFrame(): void {
    if (isAwaited || (wishes.size === 0 && !begun)) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      if (begun) finish(begun);
      else grantOne();
      awaitFrame();
    });
  }

  function finish(element: Element): void {
    begun = undefined;
    const chunk = chunks.get(element);
    if (chunk?.isShown) chunk.show('whole', 0);
  }

  function grantOne(): void {
    let target: Element | undefined;
    let best: Wish | undefined;
    for (const [element, wish] of wishes) {
      if (!best || rankWish(wish) < rankWish(best)) [target, best] = [element, wish];
    }
    if (!target || !best) return;
    wishes.delete(target);
    const chunk = chunks.get(target);
    if (!chunk) return;
    if (!best.isShown && isInUse(target)) {
      kept.add(target);
      return;
    }
    chunk.isShown = best.isShown;
    chunk.show(best.isShown ? 'half' : 'none', best.height);
    if (best.isShown) begun = target;
  }

  return {
    watch(element, isShown, show) {
      chunks.set(element, { show, isShown });
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        chunks.delete(element);
        wishes.delete(element);
        kept.delete(element);
      };
    },
  };
}

/** What comes is near, and what goes is far: all that comes stands before all that goes. */
const rankWish = ({ isShown, distance }: Wish): number => (isShown ? distance : 1e9 - distance);

/** What plays, waits for an answer, or is not sent yet. */
const IN_USE = 'video, audio, [aria-busy="true"], [data-unsent]';

const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector(IN_USE) !== null;
