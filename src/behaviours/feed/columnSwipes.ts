import { findNextTab } from '../../actions/columnTabs.ts';

/** CSS pixels that a finger must move sideways to change the column. */
const SWIPE_PX = 64;
/** Ratio of sideways to vertical movement from which it is a swipe. */
const SLOPE = 2;
/** Browsers use gestures from the edge for Back. */
const EDGE_PX = 24;

/** Makes a swipe over the list show the next or the previous column. */
export function startColumnSwipes(): void {
  let start: { readonly x: number; readonly y: number } | null = null;
  document.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      const target = event.target as Element;
      start =
        event.touches.length === 1 &&
        touch &&
        touch.clientX > EDGE_PX &&
        touch.clientX < innerWidth - EDGE_PX &&
        target.closest('[data-feed]') &&
        !scrollsSideways(target)
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    },
    { passive: true },
  );
  document.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const x = touch.clientX - start.x;
      const y = touch.clientY - start.y;
      start = null;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < SLOPE * Math.abs(y)) return;
      findNextTab(x < 0 ? 1 : -1)?.click();
    },
    { passive: true },
  );
  document.addEventListener('touchcancel', () => {
    start = null;
  });
}

/** Returns whether an element under the finger scrolls sideways itself, as a carousel does. */
function scrollsSideways(target: Element): boolean {
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth + 1) continue;
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}
