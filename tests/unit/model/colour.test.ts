import { describe, expect, it } from 'vitest';
import { contrast, decideAccent, PRESS_RED } from '../../../src/model/colour.ts';

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe('decideAccent', () => {
  it.each([
    ['press red', '#c8102e'],
    ['a yellow that is unreadable on white', '#ffd400'],
    ['a navy that is unreadable on black', '#00114d'],
    ['white', '#fff'],
    ['black', '#000000'],
  ])('%s passes AA on every background', (_, colour) => {
    const accent = decideAccent(colour);
    for (const ground of ['#ffffff', '#f6f5f3', '#f7f0e1', '#efe6d2']) {
      expect(contrast(rgb(accent.light), rgb(ground))).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['#141414', '#1e1e1e']) {
      expect(contrast(rgb(accent.dark), rgb(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('does not change a readable colour', () => {
    expect(decideAccent('#C8102E').light).toBe('#c8102e');
  });

  it.each(['', 'red', 'url(x)', '#12', '#c8102e;}'])('replaces %j with press red', (colour) => {
    expect(decideAccent(colour)).toEqual(decideAccent(PRESS_RED));
  });
});
