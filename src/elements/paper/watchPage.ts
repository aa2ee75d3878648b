import { dampOverscroll, decideAxis, decideSwipe } from '../../model/lightbox/gesture.ts';
import {
  clampView,
  decideDoubleTapView,
  decidePinchView,
  isZoomed,
  REST,
  type Size,
  type View,
  zoomAt,
} from '../../model/lightbox/view.ts';
import { type Controls, pressKey, turnWheel } from '../lightbox/keys.ts';
import { animate, type Motion } from '../lightbox/motion.ts';
import { followPointers, type Hands } from '../lightbox/pointers.ts';
import { watchSpotTaps } from './spotTaps.ts';

/** Gap between two pages during a swipe, in CSS pixels (paperPage.css). */
const GAP_PX = 24;
const ZOOM_STEP = 1.5;
/** Elements that handle keys themselves. */
const OWN_KEYS = 'input,textarea,select,table,[contenteditable],[role=dialog],.paper-reader';

/**
 * Makes a page zoom and move in its frame, and, when not zoomed, turn by a swipe, which clicks
 * the link to the next or previous page. Returns a function that removes all listeners.
 */
export function watchPage(stage: HTMLElement, frame: HTMLElement): () => void {
  let view: View = REST;
  let base: View = REST;
  let axis: 'x' | 'y' | null = null;
  let isPinched = false;
  let isMoved = false;
  let motion: Motion | undefined;

  const box = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const draw = (next: View) => {
    view = next;
    const isWhole = next.scale === 1 && next.x === 0 && next.y === 0;
    frame.style.transform = isWhole
      ? ''
      : `translate(${next.x}px,${next.y}px) scale(${next.scale})`;
    stage.toggleAttribute('data-zoomed', isZoomed(next));
  };
  const clamp = (next: View) => clampView(next, box(), box());
  const settle = (next: View = REST) => {
    motion?.finish();
    motion = animate(
      [frame],
      () => draw(clamp(next)),
      () => {},
    );
  };

  const linkTo = (by: number) =>
    document.querySelector<HTMLElement>(`[data-turn=${by > 0 ? 'next' : 'previous'}]`);
  const slide = (x: number) => {
    frame.style.transform = `translateX(${x}px)`;
  };
  const turnBy = (by: number) => {
    motion?.finish();
    const link = by === 0 ? null : linkTo(by);
    if (!link) return settle();
    const far = box().width + GAP_PX;
    motion = animate(
      [frame],
      () => slide(-by * far),
      () => link.click(),
    );
  };

  const controls: Controls = {
    isZoomed: () => isZoomed(view),
    pan: ({ x, y }) => draw(clamp({ ...view, x: view.x + x, y: view.y + y })),
    zoom: (times, at = { x: 0, y: 0 }) =>
      draw(times === 0 ? REST : clamp(zoomAt(view, view.scale * times, at))),
    turn: (to) => {
      if (typeof to === 'object') return turnBy(to.by);
      const links = document.querySelectorAll<HTMLElement>('#pages a');
      links[to === 'first' ? 0 : links.length - 1]?.click();
    },
    close: () => settle(),
  };

  const taps = watchSpotTaps(stage, () => isMoved);
  const hands: Hands = {
    begin: () => {
      motion?.finish();
      // A second finger cancels a swipe.
      if (axis) draw(REST);
      base = view;
      axis = null;
    },
    drag: (moved) => {
      isMoved = true;
      if (isPinched || isZoomed(base)) {
        return draw(clamp({ ...base, x: base.x + moved.x, y: base.y + moved.y }));
      }
      axis ??= decideAxis(moved);
      if (axis === 'x') slide(linkTo(-moved.x) ? moved.x : dampOverscroll(moved.x));
    },
    pinch: (from, to) => {
      isPinched = true;
      isMoved = true;
      draw(decidePinchView(base, from, to));
    },
    end: (moved, speed) => {
      const way = axis;
      axis = null;
      if (isPinched || isZoomed(base)) {
        isPinched = false;
        return settle(view);
      }
      turnBy(way === 'x' ? decideSwipe(moved.x, speed.x, box().width) : 0);
    },
    tap: (at, isMouse) => {
      // A mouse dispatches the click itself.
      if (!isMouse) taps.open(at);
    },
    doubleTap: (at, isMouse) => {
      if (!isMouse || !taps.isSpot(at)) settle(decideDoubleTapView(view, at));
    },
  };

  const begin = () => {
    isMoved = false;
  };
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const { key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest(OWN_KEYS)) return;
    // Outside the page Home and End scroll the document.
    if (/^(?:Home|End)$/.test(key) && !target.closest('.paper-sheet')) return;
    if (/^(?:Escape|Arrow(?:Up|Down))$/.test(key) && !isZoomed(view)) return;
    if (pressKey(key, controls)) event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || isZoomed(view)) event.preventDefault();
    turnWheel(event, stage, controls);
  };
  const step = (event: MouseEvent) => {
    const zoom = (event.target as Element).closest?.<HTMLElement>('[data-zoom]')?.dataset.zoom;
    if (zoom) {
      settle(
        zoomAt(view, view.scale * (zoom === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP), { x: 0, y: 0 }),
      );
    }
  };
  const rest = () => {
    motion?.finish();
    draw(REST);
  };

  stage.addEventListener('pointerdown', begin, true);
  stage.addEventListener('wheel', wheel, { passive: false });
  document.addEventListener('keydown', press);
  document.addEventListener('click', step);
  addEventListener('resize', rest);
  // Restored from the back/forward cache after a swipe to another page.
  addEventListener('pageshow', rest);
  const letGo = followPointers(stage, hands, () => isZoomed(view));
  stage.dataset.awake = '';

  return () => {
    motion?.finish();
    letGo();
    taps.letGo();
    stage.removeEventListener('pointerdown', begin, true);
    stage.removeEventListener('wheel', wheel);
    document.removeEventListener('keydown', press);
    document.removeEventListener('click', step);
    removeEventListener('resize', rest);
    removeEventListener('pageshow', rest);
  };
}
