/** Distance from the screen within which chunks are rendered. */
const NEAR_MARGIN = '1200px 0px';

/** How much of a chunk is rendered: it is added in two halves and removed at once. */
export type ChunkPart = 'none' | 'half' | 'whole';

interface Chunk {
  /** Renders or removes the chunk; `height` is its last measured height in CSS pixels. */
  readonly show: (part: ChunkPart, height: number) => void;
  isShown: boolean;
}

interface PendingChange {
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
  const pendingChanges = new Map<Element, PendingChange>();
  /** Far away but in use; removed once they are no longer in use. */
  const inUse = new Set<Element>();
  let isFrameScheduled = false;
  /** The chunk of which one half is rendered. */
  let halfRendered: Element | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { top, bottom, height, width } = boundingClientRect;
        // A hidden list has no boxes: it keeps its chunks until it is visible again.
        if (!isIntersecting && width === 0) continue;
        inUse.delete(target);
        const middle = rootBounds ? (rootBounds.top + rootBounds.bottom) / 2 : 0;
        if (chunks.get(target)?.isShown === isIntersecting) pendingChanges.delete(target);
        else {
          const distance = Math.abs((top + bottom) / 2 - middle);
          pendingChanges.set(target, { isShown: isIntersecting, height, distance });
        }
      }
      // Kept chunks may have changed their height since they left the screen.
      for (const element of inUse) {
        const { height } = element.getBoundingClientRect();
        pendingChanges.set(element, { isShown: false, height, distance: 0 });
      }
      inUse.clear();
      scheduleFrame();
    },
    { rootMargin: NEAR_MARGIN },
  );

  function scheduleFrame(): void {
    if (isFrameScheduled || (pendingChanges.size === 0 && !halfRendered)) return;
    isFrameScheduled = true;
    requestAnimationFrame(() => {
      isFrameScheduled = false;
      if (halfRendered) finish(halfRendered);
      else applyNextChange();
      scheduleFrame();
    });
  }

  function finish(element: Element): void {
    halfRendered = undefined;
    const chunk = chunks.get(element);
    if (chunk?.isShown) chunk.show('whole', 0);
  }

  function applyNextChange(): void {
    let target: Element | undefined;
    let best: PendingChange | undefined;
    for (const [element, wish] of pendingChanges) {
      if (!best || rankChange(wish) < rankChange(best)) [target, best] = [element, wish];
    }
    if (!target || !best) return;
    pendingChanges.delete(target);
    const chunk = chunks.get(target);
    if (!chunk) return;
    if (!best.isShown && isInUse(target)) {
      inUse.add(target);
      return;
    }
    chunk.isShown = best.isShown;
    chunk.show(best.isShown ? 'half' : 'none', best.height);
    if (best.isShown) halfRendered = target;
  }

  return {
    watch(element, isShown, show) {
      chunks.set(element, { show, isShown });
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        chunks.delete(element);
        pendingChanges.delete(element);
        inUse.delete(element);
      };
    },
  };
}

/** Ranks a wish, lowest first: all additions by nearness, then all removals by distance. */
const rankChange = ({ isShown, distance }: PendingChange): number =>
  isShown ? distance : 1e9 - distance;

/** Elements that play, wait for an answer, or have unsent content. */
const IN_USE = 'video, audio, [aria-busy="true"], [data-unsent]';

const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector(IN_USE) !== null;
