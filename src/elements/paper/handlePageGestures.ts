import { dampOverscroll, decideAxis, decideSwipe } from '../../model/lightbox/lightboxGesture.ts';
import {
  clampView,
  decideDoubleTapView,
  decidePinchView,
  isZoomed,
  REST,
  type Size,
  type View,
  zoomAt,
} from '../../model/lightbox/lightboxView.ts';
import { animate, type Motion } from '../lightbox/animate.ts';
import { type GestureHandlers, onPointerGestures } from '../lightbox/pointerGestures.ts';
import { handleWheel, runKeyCommand, type ViewCommands } from '../lightbox/viewCommands.ts';
import { filterAreaClicks } from './areaClicks.ts';

/** Gap between two pages during a swipe, in CSS pixels (paperPage.css). */
const GAP_PX = 24;
const ZOOM_STEP = 1.5;
/** Elements that handle keys themselves. */
const OWN_KEYS = 'input,textarea,select,table,[contenteditable],[role=dialog],.paper-reader';

/**
 * Makes a page zoom and move in its frame, and, when not zoomed, turn by a swipe, which clicks
 * the link to the next or previous page. Returns a function that removes all listeners.
 */
export function handlePageGestures(viewport: HTMLElement, frame: HTMLElement): () => void {
  let view: View = REST;
  let base: View = REST;
  let axis: 'x' | 'y' | null = null;
  let isPinched = false;
  let isMoved = false;
  let motion: Motion | undefined;

  const box = (): Size => ({ width: viewport.clientWidth, height: viewport.clientHeight });
  const draw = (next: View) => {
    view = next;
    const isWhole = next.scale === 1 && next.x === 0 && next.y === 0;
    frame.style.transform = isWhole
      ? ''
      : `translate(${next.x}px,${next.y}px) scale(${next.scale})`;
    viewport.toggleAttribute('data-zoomed', isZoomed(next));
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

  const controls: ViewCommands = {
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

  const taps = filterAreaClicks(viewport, () => isMoved);
  const handlers: GestureHandlers = {
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
      const movedAxis = axis;
      axis = null;
      if (isPinched || isZoomed(base)) {
        isPinched = false;
        return settle(view);
      }
      turnBy(movedAxis === 'x' ? decideSwipe(moved.x, speed.x, box().width) : 0);
    },
    tap: (at, isMouse) => {
      // A mouse dispatches the click itself.
      if (!isMouse) taps.open(at);
    },
    doubleTap: (at, isMouse) => {
      if (!isMouse || !taps.isArea(at)) settle(decideDoubleTapView(view, at));
    },
  };

  const handlePointerDown = () => {
    isMoved = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const { key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest(OWN_KEYS)) return;
    // Outside the page Home and End scroll the document.
    if (/^(?:Home|End)$/.test(key) && !target.closest('.paper-sheet')) return;
    if (/^(?:Escape|Arrow(?:Up|Down))$/.test(key) && !isZoomed(view)) return;
    if (runKeyCommand(key, controls)) event.preventDefault();
  };
  const handlePageWheel = (event: WheelEvent) => {
    if (event.ctrlKey || isZoomed(view)) event.preventDefault();
    handleWheel(event, viewport, controls);
  };
  const handleZoomClick = (event: MouseEvent) => {
    const zoom = (event.target as Element).closest?.<HTMLElement>('[data-zoom]')?.dataset.zoom;
    if (zoom) {
      settle(
        zoomAt(view, view.scale * (zoom === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP), { x: 0, y: 0 }),
      );
    }
  };
  const reset = () => {
    motion?.finish();
    draw(REST);
  };

  viewport.addEventListener('pointerdown', handlePointerDown, true);
  viewport.addEventListener('wheel', handlePageWheel, { passive: false });
  document.addEventListener('keydown', handleKey);
  document.addEventListener('click', handleZoomClick);
  addEventListener('resize', reset);
  // Restored from the back/forward cache after a swipe to another page.
  addEventListener('pageshow', reset);
  const stopGestures = onPointerGestures(viewport, handlers, () => isZoomed(view));
  viewport.dataset.awake = '';

  return () => {
    motion?.finish();
    stopGestures();
    taps.stop();
    viewport.removeEventListener('pointerdown', handlePointerDown, true);
    viewport.removeEventListener('wheel', handlePageWheel);
    document.removeEventListener('keydown', handleKey);
    document.removeEventListener('click', handleZoomClick);
    removeEventListener('resize', reset);
    removeEventListener('pageshow', reset);
  };
}
