/** Statistics. */

import type { DatabaseSync } from 'node:sqlite';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { yes } from '../envelope.ts';
import { createIdempotentCalls, type WriteCall } from '../idempotency.ts';
import { addToArticleCounter, type Counter } from '../store/counters.ts';
import { defineTable } from '../table.ts';

/** Types of objects whose counters change: articles, paper articles, accounts' articles. */
const COUNTED_TYPES: ReadonlySet<number> = new Set([0, 7, 10]);
const COUNTERS: Readonly<Record<number, Counter>> = { 2: 'shares', 3: 'clicks' };
/** Headers that are stored with a record. */
const RECORD_HEADERS = ['tenant-code', 'appkey', 'os', 'deviceid', 'useruuid'];

function saveRecord({ db, name, params, headers, now }: CallContext): void {
  addRecord(db, {
    kind: name,
    at: now,
    headers: Object.fromEntries(
      RECORD_HEADERS.flatMap((header) => {
        const value = headers.get(header);
        return value === null ? [] : [[header, value]];
      }),
    ),
    params: Object.fromEntries(params.pairs.filter(([key]) => key.toLowerCase() !== 'token')),
  });
}

const record: Call = (context) => {
  saveRecord(context);
  return yes;
};

/** Stores a record of a view (`eventType` 3) or share (2) and adds to the article's counter. */
const countedRecord: WriteCall = (context) => {
  const { db, params } = context;
  saveRecord(context);
  const counter = COUNTERS[params.count('eventType')];
  if (counter && COUNTED_TYPES.has(params.count('type')))
    addToArticleCounter(db, params.count('id'), counter);
  return yes;
};

export const statisticsCalls: Calls = {
  ...createIdempotentCalls({ postEvents: countedRecord, postEvent: countedRecord }),
  recordDevice: record,
  bigData: record,
};

/** Calls of the analytics host: read records, and clicks on articles. */
export const recordCalls: Calls = { sendRecord: record, click: record };

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
