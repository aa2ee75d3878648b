import type { DatabaseSync } from 'node:sqlite';

/** The content of a statistics call. */
export interface StoredRecord {
  /** The call: `sendRecord`, `click`, `recordDevice`, `bigData`, `postEvent`, `postEvents`. */
  readonly kind: string;
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** The oldest records are deleted beyond this number. */
const MAX_RECORDS = 5_000;
const MAX_VALUE_LENGTH = 2_000;
const MAX_VALUES = 100;

export function addRecord(db: DatabaseSync, record: StoredRecord): void {
  const result = db
    .prepare('INSERT INTO records (kind, at, headers, params) VALUES (?, ?, ?, ?)')
    .run(
      record.kind,
      record.at,
      JSON.stringify(shorten(record.headers)),
      JSON.stringify(shorten(record.params)),
    );
  db.prepare('DELETE FROM records WHERE id <= ?').run(Number(result.lastInsertRowid) - MAX_RECORDS);
}

/** Lists all records, oldest first. */
export function listRecords(db: DatabaseSync): StoredRecord[] {
  return db
    .prepare('SELECT * FROM records ORDER BY id')
    .all()
    .map((row) => ({
      kind: String(row.kind),
      at: Number(row.at),
      headers: JSON.parse(String(row.headers)) as Record<string, string>,
      params: JSON.parse(String(row.params)) as Record<string, string>,
    }));
}

const shorten = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .slice(0, MAX_VALUES)
      .map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
  );
