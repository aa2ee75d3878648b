import { describe, expect, it } from 'vitest';
import {
  decideAxis,
  decideDismiss,
  decideDragView,
  decideSwipe,
  isDoubleTap,
} from '../../../src/model/lightbox/lightboxGesture.ts';

it.each([
  [0, 0, null],
  [5, 5, null],
  [9, 0, 'x'],
  [-20, 12, 'x'],
  [3, 30, 'y'],
  [-3, -30, 'y'],
])('decideAxis for a movement by %i, %i returns %s', (x, y, axis) => {
  expect(decideAxis({ x, y })).toBe(axis);
});

describe('decideSwipe: width 400', () => {
  it.each<[string, number, number, -1 | 0 | 1]>([
    ['far to the left', -150, 0, 1],
    ['far to the right', 150, 0, -1],
    ['not far', -130, 0, 0],
    ['a flick to the left', -40, -0.6, 1],
    ['a flick to the right', 40, 0.6, -1],
    ['a twitch', -10, -2, 0],
    ['far, with a flick back', -300, 0.6, 0],
    ['far, with a slow return', -300, 0.1, 1],
  ])('%s', (_, x, speed, turn) => {
    expect(decideSwipe(x, speed, 400)).toBe(turn);
  });
});

describe('decideDismiss: height 800', () => {
  it.each<[string, number, number, boolean]>([
    ['far down', 150, 0, true],
    ['not far', 140, 0, false],
    ['a flick down', 30, 0.6, true],
    ['a twitch', 10, 2, false],
    ['far down, with a flick back', 300, -0.6, false],
    ['up', -300, -1, false],
  ])('%s', (_, y, speed, expected) => {
    expect(decideDismiss(y, speed, 800)).toBe(expected);
  });
});

it.each([
  ['in time at the same point', 1100, 100, 100, true],
  ['in time near the point', 1300, 120, 120, true],
  ['too late', 1301, 100, 100, false],
  ['too far away', 1100, 160, 100, false],
])('isDoubleTap for a second tap %s', (_, time, x, y, expected) => {
  expect(isDoubleTap({ x: 100, y: 100, at: 1000 }, { x, y, at: time })).toBe(expected);
});

describe('decideDragView', () => {
  it('follows the finger down, shrinks the image and fades the background', () => {
    expect(decideDragView({ x: 20, y: 400 }, 800)).toEqual({
      view: { scale: 0.8, x: 20, y: 400 },
      ground: 0.5,
    });
  });

  it('follows the finger up at a reduced rate', () => {
    const { view, ground } = decideDragView({ x: 0, y: -100 }, 800);
    expect(view).toEqual({ scale: 1, x: 0, y: -30 });
    expect(ground).toBe(1);
  });
});
