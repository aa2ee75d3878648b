import { describe, expect, test } from 'vitest';
import { canLoadAhead } from '../../../src/model/canLoadAhead.ts';

describe('loading of what the reader may not look at', () => {
  const computer = { savesData: false, type: undefined, speed: '4g', hasMouse: true };
  const phone = { ...computer, hasMouse: false };
  test.each([
    ['a computer', computer, true],
    ['a computer on a slow line', { ...computer, speed: '3g' }, false],
    ['a computer whose browser says nothing', { ...computer, speed: undefined }, true],
    ['a reader who saves data', { ...computer, savesData: true }, false],
    ['a phone with Wi-Fi', { ...phone, type: 'wifi' }, true],
    ['a phone without Wi-Fi', { ...phone, type: 'cellular' }, false],
    ['a phone whose browser says nothing', { ...phone, speed: undefined }, false],
  ])('%s: %j', (_, device, expected) => {
    expect(canLoadAhead(device)).toBe(expected);
  });
});
