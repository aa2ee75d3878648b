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

describe('the lease, where there are no Web Locks', () => {
  it('lets one tab at a time work, however many ask at once', async () => {
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

  it('looks again every second while another tab has it', async () => {
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

  it('is not blocked by a tab that died with it', async () => {
    const storage = sharedText(`dead ${NOW + 7_000}`);
    const { log, work } = workers();
    void leaseOf('a', storage)(work('a', 0));
    await vi.advanceTimersByTimeAsync(6_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_100 + SETTLE_MS);
    expect(log).toEqual(['a starts', 'a ends']);
  });

  it('is kept by a tab that works longer than a lease lasts', async () => {
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
    ['of a clock that was put back since', `dead ${NOW + 3_600_000}`],
    ['that is no lease', 'x'],
  ])('takes one %s at once', async (_, text) => {
    const { log, work } = workers();
    void leaseOf('a', sharedText(text))(work('a', 0));
    await vi.advanceTimersByTimeAsync(SETTLE_MS + 10);
    expect(log).toEqual(['a starts', 'a ends']);
  });

  it('gives it back when the work fails', async () => {
    const storage = sharedText();
    const failed = leaseOf('a', storage)(() => Promise.reject(new Error('no')));
    const seen = expect(failed).rejects.toThrow('no');
    await vi.runAllTimersAsync();
    await seen;
    expect(storage.text()).toBe(null);
  });

  it('leaves the lease of a tab that took it over alone', async () => {
    const storage = sharedText();
    const done = leaseOf('a', storage)(async () => storage.write(`b ${Date.now() + 5_000}`));
    await vi.runAllTimersAsync();
    await done;
    expect(storage.text()).toMatch(/^b /);
  });

  it('works at once where storage is blocked', async () => {
    const { log, work } = workers();
    const blocked = { read: () => null, write: () => {}, remove: () => {} };
    const done = leaseOf('a', blocked)(work('a', 0));
    await vi.runAllTimersAsync();
    await done;
    expect(log).toEqual(['a starts', 'a ends']);
  });
});

describe('the Web Lock', () => {
  /** A lock manager as browsers have it; `hold` is a tab that never gives back. */
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

  it('lets one at a time work', async () => {
    const { locks } = fakeLocks();
    const { log, work } = workers();
    const all = ['a', 'b'].map((name) => createWebLock(locks, 'x')(work(name, 100)));
    await vi.runAllTimersAsync();
    expect(await Promise.all(all)).toEqual(['a', 'b']);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it('keeps it a little longer than the work, which is answered at once', async () => {
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

  it('waits no longer for a tab that hangs than its work may take', async () => {
    const { locks, hold } = fakeLocks();
    hold();
    const { log, work } = workers();
    const done = createWebLock(locks, 'x')(work('a', 0));
    await vi.advanceTimersByTimeAsync(7_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toBe('a');
  });

  it('hands a failure of the work on, and does it once', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')));
    await expect(createWebLock(fakeLocks().locks, 'x')(run)).rejects.toThrow('no');
    await vi.runAllTimersAsync();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('works alone where a page may not have locks', async () => {
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
