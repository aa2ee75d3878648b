import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameScheduler } from '../../../src/services/push.ts';

/** A page whose frames and clock the test controls. */
let frames: (() => void)[] = [];
let now = 0;
let hidden = false;

beforeEach(() => {
  frames = [];
  now = 0;
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const runFrames = () => {
  for (const frame of frames.splice(0)) frame();
};

/** Work in pieces of 1 ms; `slices` holds the number of pieces done in each slice. */
function createWork() {
  const slices: number[] = [];
  let left = 0;
  let inSlice = 0;
  const hasWork = createFrameScheduler(
    () => {
      if (left === 0) return false;
      left -= 1;
      inSlice += 1;
      now += 1;
      return true;
    },
    () => {
      slices.push(inSlice);
      inSlice = 0;
    },
  );
  const add = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      left += 1;
      hasWork();
    }
  };
  return { add, slices };
}

describe('work in slices', () => {
  it('starts in the next frame, which is requested once', () => {
    const { add, slices } = createWork();
    add(4);
    expect(slices).toEqual([]);
    expect(frames).toHaveLength(1);
    runFrames();
    expect(slices).toEqual([4]);
    expect(frames).toHaveLength(0);
  });

  it('uses a part of each frame until all is done', () => {
    const { add, slices } = createWork();
    add(20);
    for (let n = 0; n < 6; n += 1) runFrames();
    expect(slices).toEqual([6, 6, 6, 2]);
  });

  it('continues without frames in a hidden page', () => {
    hidden = true;
    const { add, slices } = createWork();
    add(3);
    expect(frames).toHaveLength(0);
    vi.advanceTimersByTime(100);
    expect(slices).toEqual([3]);
  });
});
