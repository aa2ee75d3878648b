/** A place on the screen, from its middle, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture is shown: 1 fits the screen; `x` and `y` are where its middle is. */
export interface View extends Point {
  readonly scale: number;
}

/** Two fingers. */
export type Pair = readonly [Point, Point];

/** The largest enlargement (product 9.6). */
export const MAX_ZOOM = 6;
export const DOUBLE_TAP_ZOOM = 2.5;
/** So far fingers may press a picture together; it springs back to 1. */
const MIN_PINCH = 0.6;
/** A small picture is drawn at most so many times its size. */
const MAX_ENLARGEMENT = 2;

export const REST: View = { scale: 1, x: 0, y: 0 };

/** More than a rounding error. */
export const isZoomed = ({ scale }: View): boolean => scale > 1.01;

/** The size at which a picture is shown whole. */
export function fitPicture({ width, height }: Size, box: Size): Size {
  if (width <= 0 || height <= 0) return box;
  const scale = Math.min(box.width / width, box.height / height, MAX_ENLARGEMENT);
  return { width: width * scale, height: height * scale };
}

/** Zooms so that what is under `at` stays under it. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_PINCH, scale));
  const grown = next / view.scale;
  return {
    scale: next,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  };
}

/** What was between the fingers stays between them. */
export function pinchView(view: View, from: Pair, to: Pair): View {
  const start = middleOf(from);
  const end = middleOf(to);
  const apart = distance(...from);
  const zoomed = zoomAt(view, apart > 0 ? (view.scale * distance(...to)) / apart : 1, start);
  return { ...zoomed, x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y };
}

/** A double tap goes near, and back to the whole. */
export const doubleTapView = (view: View, at: Point): View =>
  isZoomed(view) ? REST : zoomAt(view, DOUBLE_TAP_ZOOM, at);

/** No edge of the picture comes into the screen while there is more of it outside. */
export function clampView({ scale, x, y }: View, picture: Size, box: Size): View {
  const near = Math.max(1, Math.min(MAX_ZOOM, scale));
  return {
    scale: near,
    x: clamp(x, picture.width * near - box.width),
    y: clamp(y, picture.height * near - box.height),
  };
}

/** The view that lays a picture over its place in the page, in which it is seen whole. */
export function viewOver(place: Size & Point, picture: Size): View {
  const scale = Math.min(place.width / picture.width, place.height / picture.height);
  return { scale: Number.isFinite(scale) ? scale : 1, x: place.x, y: place.y };
}

function clamp(offset: number, outside: number): number {
  const bound = Math.max(0, outside / 2);
  return Math.min(bound, Math.max(-bound, offset)) || 0;
}

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
