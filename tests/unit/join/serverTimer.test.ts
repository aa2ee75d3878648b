import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerTimer } from '../../../src/services/serverTimer.ts';

const NOON = Date.UTC(2026, 10, 21, 4);
const DAY_MS = 86_400_000;

/** A device whose clock is a day behind; the server's time is known one second later. */
function open(ahead = DAY_MS) {
  let offset = 0;
  let back = () => {};
  const moments = createServerTimer({
    now: () => Date.now() + offset,
    load: () =>
      new Promise((resolve) =>
        setTimeout(() => {
          offset = ahead;
          resolve();
        }, 1000),
      ),
    onBack: (listener) => {
      back = listener;
      return () => {
        back = () => {};
      };
    },
  });
  const told: number[] = [];
  const stop = moments.subscribe(() => told.push(moments.now()));
  return { moments, told, stop, back: () => back() };
}

describe('moments of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are told at their second, by the server’s clock', async () => {
    const { moments, told } = open();
    moments.watch([NOON + DAY_MS + 5000, null, NOON + DAY_MS + 9000]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(told).toEqual([NOON + DAY_MS + 1000]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.slice(1)).toEqual([NOON + DAY_MS + 5000]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.slice(2)).toEqual([NOON + DAY_MS + 9000]);
  });

  it('are waited for longer than a timer holds', async () => {
    const { moments, told } = open(0);
    moments.watch([NOON + 60 * DAY_MS]);
    await vi.advanceTimersByTimeAsync(60 * DAY_MS - 1);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.slice(1)).toEqual([NOON + 60 * DAY_MS]);
  });

  it('are told late to who slept, at once when they are back', async () => {
    const { moments, told, back } = open(0);
    moments.watch([NOON + 5000]);
    await vi.advanceTimersByTimeAsync(2000);
    vi.setSystemTime(NOON + DAY_MS);
    back();
    expect(told.slice(1)).toEqual([NOON + DAY_MS]);
  });

  it('wake nobody who has gone', async () => {
    const { moments, told, stop } = open(0);
    moments.watch([NOON + 5000]);
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(told).toHaveLength(1);
  });
});
