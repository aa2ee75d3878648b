import { DatabaseError } from 'pg';

/** So many rows are written with one statement. */
const ROWS_PER_WRITE = 500;

/**
 * Classes of errors by which the database refuses values: data exceptions, violated constraints and
 * exceeded limits (PostgreSQL's appendix A).
 */
const REFUSED_VALUES = /^(?:22|23|54)/;

/**
 * Creates a batch, which collects rows and writes many with one statement, since one for each page would be
 * slow. `write` is called with the waiting rows, never twice at the same time. When the
 * database refuses values of a row, the others are written; `onRefused` receives its key and the reason.
 */
export function createWriteBatch<T>(
  write: (rows: ReadonlyMap<string, T>) => Promise<void>,
  onRefused: (key: string, reason: string) => void,
) {
  let waiting = new Map<string, T>();
  let inWork: ReadonlyMap<string, T> = new Map();
  let writing: Promise<void> | null = null;

  async function writeWaiting(): Promise<void> {
    try {
      while (waiting.size > 0) {
        inWork = waiting;
        waiting = new Map();
        await writeApart(inWork);
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

  /** Writes rows together; in halves when that is refused. */
  async function writeApart(rows: ReadonlyMap<string, T>): Promise<void> {
    try {
      await write(rows);
    } catch (error) {
      const isRefused = error instanceof DatabaseError && REFUSED_VALUES.test(error.code ?? '');
      if (!isRefused) throw error;
      const entries = [...rows];
      const [first] = entries;
      if (entries.length === 1 && first) return onRefused(first[0], error.message);
      const middle = entries.length / 2;
      await writeApart(new Map(entries.slice(0, middle)));
      await writeApart(new Map(entries.slice(middle)));
    }
  }

  const start = () => {
    writing ??= writeWaiting();
    // `flush` reports it.
    writing.catch(() => {});
  };

  return {
    /** Replaces the row that waits with the same key. */
    add: (key: string, row: T): void => {
      waiting.set(key, row);
      if (waiting.size >= ROWS_PER_WRITE) start();
    },
    /** Returns the row of a key that is not yet written. */
    find: (key: string): T | undefined => waiting.get(key) ?? inWork.get(key),
    /**
     * Resolves when every added row is written. Rejects when a write failed; its rows are written with
     * the next flush.
     */
    flush: async (): Promise<void> => {
      if (waiting.size > 0) start();
      await writing;
    },
  };
}
