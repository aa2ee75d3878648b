import { createLease, createWebLock, type TabLock } from '../api/session/lock.ts';
import { readLocks } from '../host/browserTabs.ts';
import { readStored, removeStored, writeStored } from '../host/storage.ts';

/**
 * Creates a lock that one page of this browser holds at a time; `name` is also the key under which
 * a lease is stored. `holdMs` is the longest time that the work under the lock can take.
 */
export function createTabLock(name: string, holdMs?: number): TabLock {
  const locks = readLocks();
  if (locks) return createWebLock(locks, name, holdMs);
  return createLease({
    storage: {
      read: () => readStored(name),
      write: (text) => writeStored(name, text),
      remove: () => removeStored(name),
    },
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    owner: makeRandomName(),
  });
}

/** Returns a unique name; `crypto.randomUUID` does not exist on pages without https. */
export const makeRandomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
