/** Lets one page of a browser at a time do something; the others wait for their turn. */
export type TabLock = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Nobody waits longer for a page that holds a lock: what is done under it has a limit of
 * its own well below (`TIMEOUT_MS.short`), so that a page which has it still is dead.
 */
const HOLD_MS = 8_000;

/** How often a waiting page looks whether a lease is free (spec section 9). */
const POLL_MS = 1_000;

/**
 * What one page stores reaches the others this much later: browsers keep a copy of the
 * storage in each page's process.
 */
export const SETTLE_MS = 200;

/**
 * Web Locks; a page that dies gives its lock back. It is held a little longer than the
 * work takes, so that who comes next finds what the work has stored.
 */
export function createWebLock(locks: Pick<LockManager, 'request'>, name: string): TabLock {
  return <T>(run: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), HOLD_MS);
      let held = false;
      const work = () => run().then(resolve, reject);
      locks
        .request(name, { signal: controller.signal }, async () => {
          held = true;
          clearTimeout(timer);
          await work();
          await new Promise((settled) => setTimeout(settled, SETTLE_MS));
        })
        .catch(() => {
          clearTimeout(timer);
          // Denied, or held by a page that hangs.
          if (!held) void work();
        });
    });
}

/** One text of the storage that all pages share. */
export interface LeaseStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

export interface LeaseParts {
  readonly storage: LeaseStorage;
  /** Epoch ms. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Tells this page from all others. */
  readonly owner: string;
}

/**
 * Where there are no Web Locks (Safari 14, plain http): a lease in the storage, which a
 * page takes by writing its name, and has when the name still stands a moment later. A
 * lease that ran out, and one that ends later than a lease can, belongs to nobody.
 */
export function createLease({ storage, now, pause, owner }: LeaseParts): TabLock {
  const readOwner = (): string | null => {
    const [name = '', until = ''] = storage.read()?.split(' ') ?? [];
    const left = Number(until) - now();
    return name && left > 0 && left <= HOLD_MS ? name : null;
  };
  const take = async (): Promise<boolean> => {
    if (readOwner() !== null) return false;
    storage.write(`${owner} ${now() + HOLD_MS}`);
    // Storage that takes nothing is shared with nobody.
    if (storage.read() === null) return true;
    await pause(SETTLE_MS);
    return readOwner() === owner;
  };
  return async (run) => {
    while (!(await take())) await pause(POLL_MS);
    try {
      return await run();
    } finally {
      if (readOwner() === owner) storage.remove();
    }
  };
}
