import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** After so many days a saved answer that no run has received again is deleted. */
const MAX_AGE_DAYS = 90;
/** The date of a saved answer is renewed only after so many days: most runs write nothing. */
const REDATE_DAYS = 7;
const DAY_MS = 86_400_000;
/** Threads of one run write to the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * What the publisher saves between runs, in a folder beside the pages. Without it no page is lost:
 * the next run then omits the parts that it cannot fetch.
 */
export interface BakeState {
  /** Returns the last good answer of an optional call, undefined when none is saved. */
  readonly readAnswer: (key: string) => unknown;
  readonly saveAnswer: (key: string, value: unknown) => void;
  readonly deleteAnswer: (key: string) => void;
  /** Returns how many rows a list had when its page was last written; null when unknown. */
  readonly readRowCount: (page: string) => number | null;
  readonly saveRowCount: (page: string, rows: number) => void;
  readonly close: () => void;
}

/** Returns the folder of the state of `outDir`: beside it, so that no host serves it. */
export const stateDirOf = (outDir: string): string => `${path.resolve(outDir)}.state`;

/** Opens the state of a folder of pages, and creates it when it is missing. Throws on damage. */
export function openBakeState(stateDir: string, now: () => number = Date.now): BakeState {
  mkdirSync(stateDir, { recursive: true });
  return openDatabase(path.join(stateDir, 'state.db'), now);
}

function openDatabase(file: string, now: () => number): BakeState {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  // A power cut may lose the last saved answers, which costs nothing.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS answer (key TEXT PRIMARY KEY, value BLOB, day INTEGER) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS list_page (page TEXT PRIMARY KEY, row_count INTEGER) WITHOUT ROWID;
  `);
  const today = Math.floor(now() / DAY_MS);
  database.prepare('DELETE FROM answer WHERE day < ?').run(today - MAX_AGE_DAYS);

  const select = database.prepare('SELECT value, day FROM answer WHERE key = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO answer VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM answer WHERE key = ?');
  const selectRows = database.prepare('SELECT row_count FROM list_page WHERE page = ?');
  const insertRows = database.prepare('INSERT OR REPLACE INTO list_page VALUES (?, ?)');

  return {
    readAnswer: (key) => {
      const row = select.get(key);
      if (!(row?.value instanceof Uint8Array)) return undefined;
      return JSON.parse(inflateRawSync(row.value).toString());
    },
    saveAnswer: (key, value) => {
      const bytes = deflateRawSync(JSON.stringify(value ?? null));
      const row = select.get(key);
      const isSame = row?.value instanceof Uint8Array && bytes.equals(row.value);
      if (isSame && Number(row.day) > today - REDATE_DAYS) return;
      insert.run(key, bytes, today);
    },
    deleteAnswer: (key) => {
      remove.run(key);
    },
    readRowCount: (page) => {
      const rows = selectRows.get(page)?.row_count;
      return typeof rows === 'number' ? rows : null;
    },
    saveRowCount: (page, rows) => {
      if (selectRows.get(page)?.row_count !== rows) insertRows.run(page, rows);
    },
    close: () => database.close(),
  };
}
