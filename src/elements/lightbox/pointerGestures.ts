import {
  DOUBLE_TAP_MS,
  decideAxis,
  isDoubleTap,
  type Tap,
} from '../../model/lightbox/lightboxGesture.ts';
import type { Pair, Point } from '../../model/lightbox/lightboxView.ts';

/** Handlers of gestures. Points are relative to the middle of the layer. */
export interface GestureHandlers {
  /** A finger was added or removed: the following calls are relative to this moment. */
  readonly begin: () => void;
  /** One finger has moved by this much from where it began. */
  readonly drag: (moved: Point) => void;
  readonly pinch: (from: Pair, to: Pair) => void;
  /** All fingers are released; `speed` in CSS pixels per millisecond. */
  readonly end: (moved: Point, speed: Point) => void;
  readonly tap: (at: Point, isMouse: boolean) => void;
  readonly doubleTap: (at: Point, isMouse: boolean) => void;
}

const ORIGIN: Point = { x: 0, y: 0 };
/** A finger that rests this long before its release has no speed. */
const FLICK_MS = 80;
/** Elements that handle or scroll by pointers themselves. */
const OWN_POINTER_ELEMENTS = 'button,.lightbox-caption';

/**
 * Recognises gestures on `layer`. Returns a function that removes all listeners. `preventsScroll`
 * decides whether one finger must not scroll the page; two fingers never do.
 */
export function onPointerGestures(
  layer: HTMLElement,
  handlers: GestureHandlers,
  preventsScroll: () => boolean = () => true,
): () => void {
  const points = new Map<number, Point>();
  let from: readonly Point[] = [];
  /** The points of the last `FLICK_MS` of one finger, for its speed. */
  let trail: readonly Tap[] = [];
  let canTap = false;
  let lastTap: Tap | undefined;
  let tapTimer = 0;

  const readPoint = (event: PointerEvent): Point => readOffsetFromMiddle(event, layer);
  const restart = () => {
    from = [...points.values()];
    trail = [];
    handlers.begin();
  };
  const moved = (): Point => {
    const [now = ORIGIN] = points.values();
    const [start = ORIGIN] = from;
    return { x: now.x - start.x, y: now.y - start.y };
  };

  // Captured only when it is more than a tap: a captured pointer clicks on `layer` and not on
  // the link under the finger.
  const capture = (id: number) => {
    if (!layer.hasPointerCapture(id)) layer.setPointerCapture(id);
  };
  const down = (event: PointerEvent) => {
    const target = event.target as Element;
    if (
      event.button > 0 ||
      points.size > 1 ||
      !layer.contains(target) ||
      target.closest(OWN_POINTER_ELEMENTS)
    ) {
      return;
    }
    // A mouse would start to select text or to drag the image.
    if (event.pointerType === 'mouse') event.preventDefault();
    canTap = points.size === 0;
    points.set(event.pointerId, readPoint(event));
    restart();
  };
  const move = (event: PointerEvent) => {
    if (!points.has(event.pointerId)) return;
    const now = readPoint(event);
    points.set(event.pointerId, now);
    if (points.size > 1 || !canTap || decideAxis(moved()) !== null) capture(event.pointerId);
    const [a, b] = points.values();
    const [fromA, fromB] = from;
    if (a && b && fromA && fromB) return handlers.pinch([fromA, fromB], [a, b]);
    if (canTap && decideAxis(moved()) === null) return;
    canTap = false;
    trail = [
      ...trail.filter(({ at }) => event.timeStamp - at < FLICK_MS),
      { ...now, at: event.timeStamp },
    ];
    handlers.drag(moved());
  };
  const up = (event: PointerEvent) => {
    if (!points.has(event.pointerId)) return;
    const movement = moved();
    points.delete(event.pointerId);
    if (points.size > 0) return restart();
    if (canTap && event.type === 'pointerup') tap(event);
    else handlers.end(movement, event.type === 'pointerup' ? speedAt(event.timeStamp) : ORIGIN);
  };
  const tap = (event: PointerEvent) => {
    const now = { ...readPoint(event), at: event.timeStamp };
    clearTimeout(tapTimer);
    if (lastTap && isDoubleTap(lastTap, now)) {
      lastTap = undefined;
      handlers.doubleTap(now, event.pointerType === 'mouse');
      return;
    }
    lastTap = now;
    tapTimer = window.setTimeout(handlers.tap, DOUBLE_TAP_MS, now, event.pointerType === 'mouse');
  };
  const speedAt = (now: number): Point => {
    const recent = trail.filter(({ at }) => now - at < FLICK_MS);
    const [first] = recent;
    const last = recent[recent.length - 1];
    if (!first || !last || last.at === first.at) return ORIGIN;
    const ms = last.at - first.at;
    return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
  };

  const preventScroll = (event: TouchEvent) => {
    const keeps = preventsScroll() || event.touches.length > 1;
    if (keeps && event.cancelable && !(event.target as Element).closest(OWN_POINTER_ELEMENTS)) {
      event.preventDefault();
    }
  };

  // In the capture phase on the window, because an island that is being hydrated stops these
  // events.
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  layer.addEventListener('pointermove', move);
  // Browsers with incomplete `touch-action` would scroll the page.
  layer.addEventListener('touchmove', preventScroll, { passive: false });
  return () => {
    clearTimeout(tapTimer);
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
    layer.removeEventListener('pointermove', move);
    layer.removeEventListener('touchmove', preventScroll);
  };
}

/** Returns a point of the window relative to the middle of an element. */
export function readOffsetFromMiddle(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
