/** Distance from the screen within which chunks are rendered. */
const NEAR_MARGIN = '1200px 0px';

/** How much of a chunk is rendered: it is added in two halves and removed at once. */
export type ChunkPart = 'none' | 'half' | 'whole';

interface Chunk {
  /** Renders or removes the chunk; `height` is its last measured height in CSS pixels. */
  readonly show: (part: ChunkPart, height: number) => void;
  isShown: boolean;
}

interface Wish {
  readonly isShown: boolean;
  readonly height: number;
  /** Distance in CSS pixels from the middle of the screen at the time of the wish. */
  readonly distance: number;
}

export interface ChunkWindow {
  /** Starts watching a chunk; returns the function that stops it. */
  readonly watch: (element: Element, isShown: boolean, show: Chunk['show']) => () => void;
}

/**
 * Decides which chunks of a long list are near enough to be rendered: half a chunk a frame, the
 * nearest first, so that no frame of a fast scroll does more. Heights and positions come from
 * the observer's entries. A chunk in use stays until it is no longer in use.
 */
export function createChunkWindow(): ChunkWindow {
  const chunks = new Map<Element, Chunk>();
  const wishes = new Map<Element, Wish>();
  /** Far away but in use; removed once they are no longer in use. */
  const kept = new Set<Element>();
  let isAwaited = false;
  /** The chunk of which one half is rendered. */
  let begun: Element | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { top, bottom, height, width } = boundingClientRect;
        // A hidden list has no boxes: it keeps its chunks until it is visible again.
        if (!isIntersecting && width === 0) continue;
        kept.delete(target);
        const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0;
        if (chunks.get(target)?.isShown === isIntersecting) wishes.delete(target);
        else {
          const distance = Math.abs((top + bottom) / 2 - middle);
          wishes.set(target, { isShown: isIntersecting, height, distance });
        }
      }
      // Kept chunks may have changed their height since they left the screen.
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

/** Ranks a wish, lowest first: all additions by nearness, then all removals by distance. */
const rankWish = ({ isShown, distance }: Wish): number => (isShown ? distance : 1e9 - distance);

/** Elements that play, wait for an answer, or have unsent content. */
const IN_USE = 'video, audio, [aria-busy="true"], [data-unsent]';

const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector(IN_USE) !== null;
