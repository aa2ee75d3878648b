import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestSlot } from '../../../src/model/requestSlot.ts';

const PAUSE_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a slot for requests whose answers replace each other', () => {
  test('a new request cancels the one before', () => {
    const slot = createRequestSlot();
    const [first, second] = [slot.begin(), slot.begin()];
    expect([first.aborted, second.aborted]).toEqual([true, false]);
  });

  test('of several scheduled requests only the last one starts, after its pause', () => {
    const slot = createRequestSlot();
    const started: string[] = [];
    for (const name of ['first', 'second']) slot.schedule(() => started.push(name), PAUSE_MS);
    expect(started).toEqual([]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(started).toEqual(['second']);
  });

  test('what is scheduled cancels the request that runs, and is cancelled by the next one', () => {
    const slot = createRequestSlot();
    const running = slot.begin();
    const start = vi.fn();
    slot.schedule(start, PAUSE_MS);
    expect(running.aborted).toBe(true);
    slot.begin();
    vi.advanceTimersByTime(PAUSE_MS);
    expect(start).not.toHaveBeenCalled();
  });

  test('cancels both kinds', () => {
    const slot = createRequestSlot();
    const start = vi.fn();
    slot.schedule(start, PAUSE_MS);
    slot.cancel();
    vi.advanceTimersByTime(PAUSE_MS);
    const running = slot.begin();
    slot.cancel();
    expect([running.aborted, start.mock.calls.length]).toEqual([true, 0]);
  });
});
