import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScrollWay } from '../../../src/behaviours/watchScrollWay.ts';

let dom: JSDOM;
const way = () => dom.window.document.documentElement.dataset.way;
const fire = (name: string) => dom.window.dispatchEvent(new dom.window.Event(name));
function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  fire('scroll');
}

beforeEach(() => {
  vi.useFakeTimers();
  dom = new JSDOM('');
  Object.defineProperty(dom.window.document.documentElement, 'scrollHeight', { value: 5000 });
  vi.stubGlobal('document', dom.window.document);
  vi.stubGlobal('addEventListener', dom.window.addEventListener.bind(dom.window));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  watchScrollWay(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dom.window.close();
});

describe('the way of a reader over a page', () => {
  it.each([
    ['down', [600], 'down'],
    ['up', [600, 500], 'up'],
    ['none at the top', [600, 10], undefined],
    ['as before when a thumb rests', [600, 590], 'down'],
    ['as before when the end of the page bounces back', [4200, 4300, 4200], 'down'],
  ] as const)('is %s', (_, places, expected) => {
    for (const y of places) scrollTo(y);
    expect(way()).toBe(expected);
  });

  it('does not change under a pressed pointer: a bar that came back would take the click', () => {
    scrollTo(900);
    fire('pointerdown');
    scrollTo(600);
    expect(way()).toBe('down');
    fire('pointerup');
    expect(way()).toBe('down');
    vi.runAllTimers();
    expect(way()).toBe('up');
  });

  it('changes while a finger scrolls, whose press is cancelled', () => {
    scrollTo(900);
    fire('pointerdown');
    fire('pointercancel');
    vi.runAllTimers();
    scrollTo(600);
    expect(way()).toBe('up');
  });
});
