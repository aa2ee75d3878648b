/** So many rows are written with one statement. */
const ROWS_PER_WRITE = 500;

/** Collects rows and writes many with one statement, since one for each page would be slow. */
export interface WriteBatch<T> {
  /** Replaces the row that waits with the same key. */
  readonly add: (key: string, row: T) => void;
  /** Returns the row of a key that is not yet written. */
  readonly find: (key: string) => T | undefined;
  /**
   * Resolves when every added row is written. Rejects when a write failed; its rows are written with
   * the next flush.
   */
  readonly flush: () => Promise<void>;
}

/** Creates a batch. `write` is called with the waiting rows, never twice at the same time. */
export function createWriteBatch<T>(
  write: (rows: ReadonlyMap<string, T>) => Promise<void>,
): WriteBatch<T> {
  let waiting = new Map<string, T>();
  let inWork: ReadonlyMap<string, T> = new Map();
  let writing: Promise<void> | null = null;

  async function writeWaiting(): Promise<void> {
    try {
      while (waiting.size > 0) {
        inWork = waiting;
        waiting = new Map();
        await write(inWork);
      }
    } catch (error) {
      // They are written with the next ones; rows that were added in the meantime are newer.
      waiting = new Map([...inWork, ...waiting]);
      throw error;
    } finally {
      inWork = new Map();
      writing = null;
    }
  }

  const start = () => {
    writing ??= writeWaiting();
    // `flush` reports it.
    writing.catch(() => {});
  };

  return {
    add: (key, row) => {
      waiting.set(key, row);
      if (waiting.size >= ROWS_PER_WRITE) start();
    },
    find: (key) => waiting.get(key) ?? inWork.get(key),
    flush: async () => {
      if (waiting.size > 0) start();
      await writing;
    },
  };
}
