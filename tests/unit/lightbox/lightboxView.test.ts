import { describe, expect, it } from 'vitest';
import {
  clampView,
  DOUBLE_TAP_ZOOM,
  decideDoubleTapView,
  decidePinchView,
  fitImage,
  fitViewTo,
  isZoomed,
  MAX_ZOOM,
  type Pair,
  type Point,
  REST,
  type View,
  zoomAt,
} from '../../../src/model/lightbox/lightboxView.ts';

const SCREEN = { width: 375, height: 812 };
const PICTURE = { width: 375, height: 250 };
const at = (x: number, y: number): Point => ({ x, y });
const view = (scale: number, x = 0, y = 0): View => ({ scale, x, y });
/** Returns the screen position of an image point, relative to the image's centre at scale 1. */
const onScreen = ({ scale, x, y }: View, point: Point) =>
  at(x + point.x * scale, y + point.y * scale);

describe('fitImage', () => {
  it.each([
    ['fits a wide image by width', { width: 1200, height: 800 }, { width: 375, height: 250 }],
    ['fits a tall image by height', { width: 800, height: 2400 }, { width: 812 / 3, height: 812 }],
    ['fits an image of 12,000 px', { width: 12_000, height: 9000 }, { width: 375, height: 281.25 }],
    ['enlarges a small image at most twice', { width: 60, height: 40 }, { width: 120, height: 80 }],
    ['uses the screen size for an image of unknown size', { width: 0, height: 10 }, SCREEN],
  ])('%s', (_, size, expected) => {
    const { width, height } = fitImage(size, SCREEN);
    expect(width).toBeCloseTo(expected.width);
    expect(height).toBeCloseTo(expected.height);
  });
});

describe('zoomAt', () => {
  it.each([
    [view(1), 2.5, at(100, -50)],
    [view(2.5, 40, -10), 6, at(-80, 20)],
    [view(6, 300, 100), 1, at(0, 0)],
  ])('from %o to scale %f keeps the point under the finger', (before, scale, finger) => {
    const after = zoomAt(before, scale, finger);
    const point = at((finger.x - before.x) / before.scale, (finger.y - before.y) / before.scale);
    expect(onScreen(after, point).x).toBeCloseTo(finger.x);
    expect(onScreen(after, point).y).toBeCloseTo(finger.y);
  });

  it.each([
    [100, MAX_ZOOM],
    [6, 6],
    [0.01, 0.6],
  ])('limits scale %f to %f', (asked, given) => {
    expect(zoomAt(REST, asked, at(0, 0)).scale).toBe(given);
  });
});

describe('decidePinchView', () => {
  const from: Pair = [at(-50, 0), at(50, 0)];
  it.each<[string, View, Pair, View]>([
    ['zooms around the midpoint', view(1), [at(-100, 0), at(100, 0)], view(2)],
    ['moves with both fingers', view(1), [at(-20, 0), at(80, 0)], view(1, 30)],
    ['zooms and moves at the same time', view(1), [at(-100, 40), at(100, 40)], view(2, 0, 40)],
    ['zooms out', view(2), [at(-25, 0), at(25, 0)], view(1)],
    ['limits the scale to 6', view(4), [at(-500, 0), at(500, 0)], view(6)],
    ['ignores a rotation', view(2), [at(0, -50), at(0, 50)], view(2)],
  ])('%s', (_, before, to, after) => {
    expect(decidePinchView(before, from, to)).toEqual(after);
  });

  it('does not divide by zero for two fingers at one point', () => {
    expect(decidePinchView(REST, [at(5, 5), at(5, 5)], [at(0, 0), at(10, 10)])).toEqual(REST);
  });
});

describe('decideDoubleTapView', () => {
  it('zooms in at the point, and zooms out again', () => {
    const near = decideDoubleTapView(REST, at(100, 50));
    expect(near).toEqual(view(DOUBLE_TAP_ZOOM, -150, -75));
    expect(decideDoubleTapView(near, at(0, 0))).toEqual(REST);
  });
});

describe('clampView', () => {
  it.each<[string, View, View]>([
    ['centres an image that fits', view(1, 30, -40), REST],
    ['limits the maximum scale', view(9), view(MAX_ZOOM)],
    ['limits the minimum scale', view(0.6, 10, 10), REST],
    ['limits the position to the top left edges', view(4, 900, 900), view(4, 562.5, 94)],
    ['limits the position to the bottom right edges', view(4, -900, -900), view(4, -562.5, -94)],
    ['keeps a view inside the bounds', view(4, 100, -20), view(4, 100, -20)],
    ['centres a zoomed image that is lower than the screen', view(2, 400, 60), view(2, 187.5, 0)],
  ])('%s', (_, before, after) => {
    expect(clampView(before, PICTURE, SCREEN)).toEqual(after);
  });
});

describe('fitViewTo aligns the image with a frame in the page', () => {
  it.each([
    ['of the same ratio', { width: 75, height: 50 }, PICTURE, 0.2],
    ['that is higher, as in photo sets', { width: 375, height: 500 }, PICTURE, 1],
    ['that is wider', { width: 375, height: 125 }, PICTURE, 0.5],
    ['for an image of unknown size', { width: 75, height: 50 }, { width: 0, height: 0 }, 1],
  ])('%s', (_, place, picture, scale) => {
    expect(fitViewTo({ ...place, x: -100, y: 20 }, picture)).toEqual(view(scale, -100, 20));
  });
});

it.each([
  [1, false],
  [1.005, false],
  [1.02, true],
])('isZoomed at scale %f returns %s', (scale, expected) => {
  expect(isZoomed(view(scale))).toBe(expected);
});
