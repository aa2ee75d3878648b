import { describe, expect, it } from 'vitest';
import {
  clampPosition,
  decideAudioDuration,
  decideKeyPosition,
  decideProgress,
  SLIDER_STEP_S,
} from '../../../src/model/audio/audioPosition.ts';
import { formatSpeed, nextSpeed, SPEEDS } from '../../../src/model/audio/speed.ts';

it('the slider moves in steps of a tenth of a second', () => expect(SLIDER_STEP_S).toBe(0.1));

describe('clampPosition', () => {
  it.each([
    ['within', 12.3, 60, 12.3],
    ['before the start', -3, 60, 0],
    ['past the end', 75, 60, 60],
    ['of an unknown duration', 75, 0, 75],
    ['no number', Number.NaN, 60, 0],
  ])('%s', (_, place, duration, expected) => {
    expect(clampPosition(place, duration)).toBe(expected);
  });
});

describe('decideKeyPosition', () => {
  it.each([
    ['ArrowRight', 20, 25],
    ['ArrowUp', 20, 25],
    ['ArrowLeft', 20, 15],
    ['ArrowDown', 3, 0],
    ['PageUp', 20, 35],
    ['PageUp', 55, 60],
    ['PageDown', 20, 5],
    ['Home', 20, 0],
    ['End', 20, 60],
    ['Tab', 20, null],
    [' ', 20, null],
  ])('%s at %d s of 60', (key, place, expected) => {
    expect(decideKeyPosition(key, place, 60)).toBe(expected);
  });
});

describe('decideProgress', () => {
  it.each([
    [15, 60, 0.25],
    [70, 60, 1],
    [15, 0, 0],
  ])('%d of %d', (place, duration, expected) => {
    expect(decideProgress(place, duration)).toBe(expected);
  });
});

describe('decideAudioDuration', () => {
  it.each([
    ["the CMS's until the element has one", Number.NaN, 187, 187],
    ["the CMS's while the element reports 0", 0, 187, 187],
    ['0 when both are unknown', Number.NaN, 0, 0],
    ["the element's when it has one", 24.3, 187, 24.3],
    ['0 for an endless stream', Number.POSITIVE_INFINITY, 187, 0],
  ])('%s', (_, elementS, cmsS, expected) => {
    expect(decideAudioDuration({ elementS, cmsS })).toBe(expected);
  });
});

describe('speeds', () => {
  it('cycle through all values', () => {
    const seen = SPEEDS.map((speed) => nextSpeed(speed));
    expect(seen).toEqual([1.25, 1.5, 2, 0.75, 1]);
  });

  it('restart at 1 after an unknown value', () => {
    expect(nextSpeed(3)).toBe(1);
  });

  it('are formatted with a multiplication sign', () => {
    expect([1, 1.25, 0.75].map(formatSpeed)).toEqual(['1×', '1.25×', '0.75×']);
  });
});
