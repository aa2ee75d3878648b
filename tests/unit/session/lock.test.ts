import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLease,
  createWebLock,
  type LeaseStorage,
  SETTLE_MS,
} from '../../../src/api/session/lock.ts';
import { sharedText } from './parts.ts';

const NOW = 1_800_000_000_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const leaseOf = (owner: string, storage: LeaseStorage) =>
  createLease({ storage, now: Date.now, pause, owner });

/** Work of some length that notes who is at it. */
function workers() {
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} starts`);
    await pause(ms);
    log.push(`${name} ends`);
    return name;
  };
  return { log, work };
}

describe('the lease, without Web Locks', () => {
  it('runs one tab at a time for concurrent requests', async () => {
    const storage = sharedText();
    const { log, work } = workers();
    const all = Promise.all(['a', 'b', 'c'].map((name) => leaseOf(name, storage)(work(name, 300))));
    await vi.runAllTimersAsync();
    expect((await all).sort()).toEqual(['a', 'b', 'c']);
    expect(log).toHaveLength(6);
    for (let i = 0; i < log.length; i += 2) {
      expect(log[i + 1]).toBe(log[i]?.replace('starts', 'ends'));
    }
    expect(storage.text()).toBe(null);
  });

  it('is checked every second while another tab holds it', async () => {
    const storage = sharedText(`other ${NOW + 5_000}`);
    const { log, work } = workers();
    const done = leaseOf('a', storage)(work('a', 0));
    await vi.advanceTimersByTimeAsync(900);
    storage.remove();
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(110 + SETTLE_MS);
    expect(log).toEqual(['a starts', 'a ends']);
    await done;
  });

  it('expires when the tab that holds it was closed', async () => {
    const storage = sharedText(`dead ${NOW + 7_000}`);
    const { log, work } = workers();
    void leaseOf('a', storage)(work('a', 0));
    await vi.advanceTimersByTimeAsync(6_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_100 + SETTLE_MS);
    expect(log).toEqual(['a starts', 'a ends']);
  });

  it('is renewed by a tab that works longer than the lease lasts', async () => {
    const storage = sharedText();
    const { log, work } = workers();
    void leaseOf('a', storage)(work('a', 30_000));
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    const done = leaseOf('b', storage)(work('b', 0));
    await vi.runAllTimersAsync();
    await done;
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it.each([
    ['that ran out', `dead ${NOW - 1}`],
    ['of a clock that was set back', `dead ${NOW + 3_600_000}`],
    ['with invalid text', 'x'],
  ])('replaces a lease %s at once', async (_, text) => {
    const { log, work } = workers();
    void leaseOf('a', sharedText(text))(work('a', 0));
    await vi.advanceTimersByTimeAsync(SETTLE_MS + 10);
    expect(log).toEqual(['a starts', 'a ends']);
  });

  it('is released when the work fails', async () => {
    const storage = sharedText();
    const failed = leaseOf('a', storage)(() => Promise.reject(new Error('no')));
    const seen = expect(failed).rejects.toThrow('no');
    await vi.runAllTimersAsync();
    await seen;
    expect(storage.text()).toBe(null);
  });

  it('does not release the lease of a tab that replaced it', async () => {
    const storage = sharedText();
    const done = leaseOf('a', storage)(async () => storage.write(`b ${Date.now() + 5_000}`));
    await vi.runAllTimersAsync();
    await done;
    expect(storage.text()).toMatch(/^b /);
  });

  it('runs the work at once when storage is blocked', async () => {
    const { log, work } = workers();
    const blocked = { read: () => null, write: () => {}, remove: () => {} };
    const done = leaseOf('a', blocked)(work('a', 0));
    await vi.runAllTimersAsync();
    await done;
    expect(log).toEqual(['a starts', 'a ends']);
  });
});

describe('the Web Lock', () => {
  /** A lock manager like a browser's; `hold` is a tab that never releases the lock. */
  function fakeLocks() {
    let queue: Promise<unknown> = Promise.resolve();
    const request = (
      _name: string,
      options: { readonly signal?: AbortSignal },
      run: () => Promise<unknown>,
    ) => {
      const turn = queue;
      const aborted = new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('AbortError')));
      });
      let left = false;
      const granted = turn.then(() => (left ? undefined : run()));
      queue = granted.catch(() => {});
      return Promise.race([
        granted,
        aborted.catch((error) => {
          left = true;
          throw error;
        }),
      ]);
    };
    const hold = () => {
      queue = new Promise(() => {});
    };
    return { locks: { request } as unknown as Pick<LockManager, 'request'>, hold };
  }

  it('runs one at a time', async () => {
    const { locks } = fakeLocks();
    const { log, work } = workers();
    const all = ['a', 'b'].map((name) => createWebLock(locks, 'x')(work(name, 100)));
    await vi.runAllTimersAsync();
    expect(await Promise.all(all)).toEqual(['a', 'b']);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it('is held for SETTLE_MS after the work, whose result is returned at once', async () => {
    const { locks } = fakeLocks();
    const { log, work } = workers();
    const first = createWebLock(locks, 'x')(work('a', 100));
    void createWebLock(locks, 'x')(work('b', 100));
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toBe('a');
    await vi.advanceTimersByTimeAsync(SETTLE_MS - 10);
    expect(log).toEqual(['a starts', 'a ends']);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(['a starts', 'a ends', 'b starts']);
  });

  it('stops waiting for a hanging tab after the maximum work time', async () => {
    const { locks, hold } = fakeLocks();
    hold();
    const { log, work } = workers();
    const done = createWebLock(locks, 'x')(work('a', 0));
    await vi.advanceTimersByTimeAsync(7_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toBe('a');
  });

  it('rejects with the failure of the work, which runs once', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')));
    await expect(createWebLock(fakeLocks().locks, 'x')(run)).rejects.toThrow('no');
    await vi.runAllTimersAsync();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs the work when the page may not use locks', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { work } = workers();
    const done = createWebLock({ request } as never, 'x')(work('a', 0));
    await vi.runAllTimersAsync();
    expect(await done).toBe('a');
  });

  it('leaves no timer behind', async () => {
    await createWebLock(fakeLocks().locks, 'x')(async () => 'a');
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
