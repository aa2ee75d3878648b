/** Lets one page of a browser at a time do something; the others wait for their turn. */
export type TabLock = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * The longest time that other pages wait for one with a Web Lock. Must be more than the work
 * under the lock can take, so that a page which still holds it has been stopped by the system.
 */
const HOLD_MS = 8_000;

/** How long a lease lasts that its page does not renew: that page was closed. */
const LEASE_MS = 8_000;

/** How often a waiting page looks whether a lease is free (product 9.3). */
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
export function createWebLock(
  locks: Pick<LockManager, 'request'>,
  name: string,
  holdMs = HOLD_MS,
): TabLock {
  return <T>(run: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), holdMs);
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
 * page takes by writing its name, has when the name is still there a moment later, and renews
 * while it works. A lease that ran out, and one that ends later than a lease can, is free.
 */
export function createLease({ storage, now, pause, owner }: LeaseParts): TabLock {
  const readOwner = (): string | null => {
    const [name = '', until = ''] = storage.read()?.split(' ') ?? [];
    const left = Number(until) - now();
    return name && left > 0 && left <= LEASE_MS ? name : null;
  };
  const write = () => storage.write(`${owner} ${now() + LEASE_MS}`);
  const take = async (): Promise<boolean> => {
    if (readOwner() !== null) return false;
    write();
    // Storage that takes nothing is shared with nobody.
    if (storage.read() === null) return true;
    await pause(SETTLE_MS);
    return readOwner() === owner;
  };
  return async (run) => {
    while (!(await take())) await pause(POLL_MS);
    let working = true;
    const renew = async () => {
      await pause(POLL_MS);
      if (!working || readOwner() !== owner) return;
      write();
      await renew();
    };
    void renew();
    try {
      return await run();
    } finally {
      working = false;
      if (readOwner() === owner) storage.remove();
    }
  };
}
