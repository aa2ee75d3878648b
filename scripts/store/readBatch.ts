import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Returns a function that reads the value of a key; undefined when there is none. Keys that are asked
 * for in the same turn of the event loop are read with one statement.
 */
export function createReadBatch<T>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let waiting: Set<string> | null = null;
  let reading: Promise<ReadonlyMap<string, T>>;

  async function readTogether(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, T>> {
    await nextTurn();
    waiting = null;
    return read([...keys]);
  }

  return async (key) => {
    if (!waiting) {
      waiting = new Set();
      reading = readTogether(waiting);
    }
    waiting.add(key);
    return (await reading).get(key);
  };
}
