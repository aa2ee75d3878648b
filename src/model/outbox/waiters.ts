import type { WriteOutcome } from './outboxTypes.ts';

/** The callers that wait for the outcomes of writes, by the keys of these. */
export function createWaiters() {
  const waiting = new Map<string, ((outcome: WriteOutcome) => void)[]>();
  return {
    keys: (): readonly string[] => Array.from(waiting.keys()),
    has: (key: string): boolean => waiting.has(key),
    waitFor: (key: string): Promise<WriteOutcome> =>
      new Promise((resolve) => {
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
      }),
    release: (key: string, outcome: WriteOutcome): void => {
      const waiters = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const resolve of waiters) resolve(outcome);
    },
    /** Lets those that wait for one write wait for another. */
    move: (from: string, to: string): void => {
      const waiters = waiting.get(from);
      waiting.delete(from);
      if (waiters) waiting.set(to, [...waiters, ...(waiting.get(to) ?? [])]);
    },
  };
}
