import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';
import { countBy } from './access.ts';
import { isIdentified, isSameReader, type Reader } from './reader.ts';

export interface Hit {
  readonly accountId: number;
  readonly reader: Reader;
  readonly at: number;
  /** Midnight in China of the day, in epoch ms. */
  readonly since: number;
  readonly idempotencyKey: string;
}

const hits = defineTable<Hit>('hits');

/** Counts readers' votes for accounts between `from` and `before` (exclusive), by account id. */
export const countHits = (
  db: DatabaseSync,
  from: number,
  before: number,
): ReadonlyMap<number, number> =>
  countBy(
    hits(db).list(({ at }) => at >= from && at < before),
    ({ accountId }) => accountId,
  );

/** Lists the accounts that a reader has voted for since a time. */
export const listAccountsVotedFor = (
  db: DatabaseSync,
  reader: Reader,
  since: number,
): ReadonlySet<number> =>
  new Set(
    hits(db)
      .list((row) => row.at >= since && isSameReader(row.reader, reader))
      .map(({ accountId }) => accountId),
  );

/** Stores a vote; false for an unidentified reader, or one who has voted for the account today. */
export function addHit(db: DatabaseSync, hit: Hit): boolean {
  const { accountId, reader, since } = hit;
  if (!isIdentified(reader) || listAccountsVotedFor(db, reader, since).has(accountId)) return false;
  hits(db).add(hit);
  return true;
}
