import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';

/** The content of a statistics call. */
export interface StoredRecord {
  /** The call: `sendRecord`, `click`, `recordDevice`, `bigData`, `postEvent`, `postEvents`. */
  readonly kind: string;
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

const records = defineTable<StoredRecord>('records');

/** The oldest records are deleted beyond this number. */
const MAX_RECORDS = 5_000;

export function addRecord(db: DatabaseSync, record: StoredRecord): void {
  const { id } = records(db).add(record);
  if (id > MAX_RECORDS) records(db).remove((row) => row.id <= id - MAX_RECORDS);
}

/** Lists all records, oldest first. */
export const listRecords = (db: DatabaseSync): StoredRecord[] =>
  records(db)
    .list()
    .map(({ id: _, ...record }) => record);
