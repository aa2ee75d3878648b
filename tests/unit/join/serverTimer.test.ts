import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../src/model/durations.ts';
import { createServerTimer } from '../../../src/services/serverTimer.ts';

const NOON = Date.UTC(2026, 10, 21, 4);

/** A device whose clock is a day behind; the server's time is known one second later. */
function open(ahead = DAY_MS) {
  let offset = 0;
  let back = () => {};
  const timer = createServerTimer({
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
  const notified: number[] = [];
  const stop = timer.subscribe(() => notified.push(timer.now()));
  return { timer, notified, stop, back: () => back() };
}

describe('createServerTimer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('notifies at each timestamp by the server’s clock', async () => {
    const { timer, notified } = open();
    timer.watch([NOON + DAY_MS + 5000, null, NOON + DAY_MS + 9000]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(notified).toEqual([NOON + DAY_MS + 1000]);
    await vi.advanceTimersByTimeAsync(1);
    expect(notified.slice(1)).toEqual([NOON + DAY_MS + 5000]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notified.slice(2)).toEqual([NOON + DAY_MS + 9000]);
  });

  it('waits longer than the maximum timer delay', async () => {
    const { timer, notified } = open(0);
    timer.watch([NOON + 60 * DAY_MS]);
    await vi.advanceTimersByTimeAsync(60 * DAY_MS - 1);
    expect(notified).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(notified.slice(1)).toEqual([NOON + 60 * DAY_MS]);
  });

  it('notifies immediately on return after a suspension', async () => {
    const { timer, notified, back } = open(0);
    timer.watch([NOON + 5000]);
    await vi.advanceTimersByTimeAsync(2000);
    vi.setSystemTime(NOON + DAY_MS);
    back();
    expect(notified.slice(1)).toEqual([NOON + DAY_MS]);
  });

  it('does not notify after unsubscribing', async () => {
    const { timer, notified, stop } = open(0);
    timer.watch([NOON + 5000]);
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(notified).toHaveLength(1);
  });
});
