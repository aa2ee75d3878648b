/** A point relative to the middle of the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scale and position of an image: scale 1 fits the screen; `x` and `y` are its middle. */
export interface View extends Point {
  readonly scale: number;
}

/** The positions of two fingers. */
export type Pair = readonly [Point, Point];

/** The largest enlargement (product 9.6). */
export const MAX_ZOOM = 6;
export const DOUBLE_TAP_ZOOM = 2.5;
/** Lower limit of scale during a pinch; it returns to 1 afterwards. */
const MIN_PINCH = 0.6;
/** Maximum enlargement of an image that is smaller than the screen. */
const MAX_ENLARGEMENT = 2;

export const REST: View = { scale: 1, x: 0, y: 0 };

/** Whether the image is zoomed, apart from rounding errors. */
export const isZoomed = ({ scale }: View): boolean => scale > 1.01;

/** Returns the size at which the whole image fits the screen. */
export function fitImage({ width, height }: Size, box: Size): Size {
  if (width <= 0 || height <= 0) return box;
  const scale = Math.min(box.width / width, box.height / height, MAX_ENLARGEMENT);
  return { width: width * scale, height: height * scale };
}

/** Returns the view zoomed around the point `at`. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_PINCH, scale));
  const grown = next / view.scale;
  return {
    scale: next,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  };
}

/** Returns the view after a pinch: the content between the fingers stays between them. */
export function decidePinchView(view: View, from: Pair, to: Pair): View {
  const start = middleOf(from);
  const end = middleOf(to);
  const apart = distance(...from);
  const zoomed = zoomAt(view, apart > 0 ? (view.scale * distance(...to)) / apart : 1, start);
  return { ...zoomed, x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y };
}

/** Returns the view after a double tap: zoomed in, or back to the whole image. */
export const decideDoubleTapView = (view: View, at: Point): View =>
  isZoomed(view) ? REST : zoomAt(view, DOUBLE_TAP_ZOOM, at);

/** Returns the view moved so that no edge of a larger image is inside the screen. */
export function clampView({ scale, x, y }: View, image: Size, box: Size): View {
  const near = Math.max(1, Math.min(MAX_ZOOM, scale));
  return {
    scale: near,
    x: clamp(x, image.width * near - box.width),
    y: clamp(y, image.height * near - box.height),
  };
}

/**
 * Returns the view that shows an image exactly over its thumbnail in the page, where the
 * animation starts.
 */
export function fitViewTo(thumbnail: Size & Point, image: Size): View {
  const scale = Math.min(thumbnail.width / image.width, thumbnail.height / image.height);
  return { scale: Number.isFinite(scale) ? scale : 1, x: thumbnail.x, y: thumbnail.y };
}

function clamp(offset: number, outside: number): number {
  const bound = Math.max(0, outside / 2);
  return Math.min(bound, Math.max(-bound, offset)) || 0;
}

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
