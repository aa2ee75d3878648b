import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Prepared statements by their text: preparing one costs more than running it. */
const PREPARED = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Returns a statement that is prepared once. `sql` must be a constant, as all texts are kept. */
export function prepareOnce(db: DatabaseSync, sql: string): StatementSync {
  const known = PREPARED.get(db) ?? new Map<string, StatementSync>();
  PREPARED.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

export type Stored<T> = T & { readonly id: number };
type Where<T> = (row: Stored<T>) => unknown;

/** Rows of one kind. They are held in memory; every change is written to the database. */
interface Table<T> {
  readonly size: number;
  /** In the order of their ids, or as they were added. */
  readonly list: (where?: Where<T>) => Stored<T>[];
  readonly find: (where: Where<T>) => Stored<T> | undefined;
  readonly get: (id: number) => Stored<T> | undefined;
  readonly count: (where: Where<T>) => number;
  /** Adds a row under the next id, or under the given one. */
  readonly add: (row: T, id?: number) => Stored<T>;
  /** Changes some fields of a row; false when there is none. */
  readonly change: (id: number, fields: Partial<T>) => boolean;
  /** Removes rows and returns them. */
  readonly remove: (where: Where<T>) => Stored<T>[];
}

interface Rows {
  readonly byId: Map<number, object>;
  lastId: number;
}

const ROWS = new WeakMap<DatabaseSync, Map<string, Rows>>();

/** Reads rows from the database again at their next use, after it changed in another way. */
export function forgetRows(db: DatabaseSync): void {
  ROWS.delete(db);
}

function readRows(db: DatabaseSync, kind: string): Rows {
  const kinds = ROWS.get(db) ?? new Map<string, Rows>();
  ROWS.set(db, kinds);
  const known = kinds.get(kind);
  if (known) return known;
  const stored = prepareOnce(db, 'SELECT id, row FROM rows WHERE kind = ? ORDER BY id').all(kind);
  const byId = new Map(stored.map(({ id, row }) => [Number(id), JSON.parse(String(row))]));
  const rows = { byId, lastId: Math.max(0, ...byId.keys()) };
  kinds.set(kind, rows);
  return rows;
}

/** Defines the table of a kind; readers' rows get ids from `firstId` on, above those of the sample. */
export const defineTable =
  <T extends object>(kind: string, firstId = 1) =>
  (db: DatabaseSync): Table<T> => {
    const rows = readRows(db, kind);
    const byId = rows.byId as Map<number, Stored<T>>;
    const write = (row: Stored<T>): Stored<T> => {
      byId.set(row.id, row);
      prepareOnce(db, 'INSERT OR REPLACE INTO rows VALUES (?, ?, ?)').run(
        kind,
        row.id,
        JSON.stringify(row),
      );
      return row;
    };
    const list = (where: Where<T> = () => true) => [...byId.values()].filter(where);
    return {
      size: byId.size,
      list,
      find: (where) => {
        for (const row of byId.values()) if (where(row)) return row;
        return undefined;
      },
      get: (id) => byId.get(id),
      count: (where) => list(where).length,
      add: (row, id = Math.max(rows.lastId + 1, firstId)) => {
        rows.lastId = Math.max(rows.lastId, id);
        return write({ ...row, id });
      },
      change: (id, fields) => {
        const row = byId.get(id);
        if (row) write({ ...row, ...fields });
        return row !== undefined;
      },
      remove: (where) => {
        const removed = list(where);
        for (const { id } of removed) {
          byId.delete(id);
          prepareOnce(db, 'DELETE FROM rows WHERE kind = ? AND id = ?').run(kind, id);
        }
        return removed;
      },
    };
  };

/** Orders rows by a number, the highest first, and then the newest. */
export const descending =
  <T extends { readonly id: number }>(read: (row: T) => number) =>
  (one: T, other: T): number =>
    read(other) - read(one) || other.id - one.id;

/** A part of a list of rows. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

export const takePart = <T>(rows: readonly T[], { offset, limit }: Part): T[] =>
  rows.slice(offset, offset + limit);
