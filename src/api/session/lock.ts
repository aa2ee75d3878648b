/** Runs a task in only one page of a browser at a time; the other pages wait. */
export type TabLock = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Maximum time that other pages wait for a Web Lock. Must exceed the time of the work under the
 * lock, so that only a page that the system has suspended can still hold it.
 */
const HOLD_MS = 8_000;

/** Lifetime of a lease that its page does not renew, because it was closed. */
const LEASE_MS = 8_000;

/** How often a waiting page checks the lease (product 9.3). */
const POLL_MS = 1_000;

/**
 * Delay until other pages see a stored value: browsers keep a copy of the storage in each
 * page's process.
 */
export const SETTLE_MS = 200;

/**
 * Creates a lock with Web Locks; the browser releases the lock of a closed page. It is held a
 * little longer than the work takes, so that the next page sees the stored values.
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
          // Refused, or held by a suspended page.
          if (!held) void work();
        });
    });
}

/** One storage entry, shared by all pages. */
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
  /** Unique name of this page. */
  readonly owner: string;
}

/**
 * Creates a lock for browsers without Web Locks (Safari 14, plain http): a lease in the
 * storage. A page takes it by writing its name, owns it when the name is still there after
 * SETTLE_MS, and renews it while it works. An expired lease, and one with an impossible end, is
 * free.
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
    // Storage that cannot be written is not shared, so no other page can hold the lease.
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
