import type { DatabaseSync } from 'node:sqlite';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

/** Counts readers' votes for accounts between `from` and `before` (exclusive), by account id. */
export function countHits(
  db: DatabaseSync,
  from: number,
  before: number,
): ReadonlyMap<number, number> {
  const rows = db
    .prepare('SELECT account_id AS id, count(*) AS n FROM hits WHERE at >= ? AND at < ? GROUP BY 1')
    .all(from, before);
  return new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
}

/** Lists the accounts that a reader has voted for since a time. */
export function listAccountsVotedFor(
  db: DatabaseSync,
  reader: Reader,
  since: number,
): ReadonlySet<number> {
  const rows = db
    .prepare(`SELECT DISTINCT account_id AS id FROM hits WHERE at >= $since AND ${SAME_READER}`)
    .all({ $since: since, ...bindReader(reader) });
  return new Set(rows.map(({ id }) => Number(id)));
}

export interface Hit {
  readonly accountId: number;
  readonly reader: Reader;
  readonly at: number;
  /** Midnight in China of the day, in epoch ms. */
  readonly since: number;
  readonly idempotencyKey: string;
}

/** Stores a vote; false for an unidentified reader, or one who has voted for the account today. */
export function addHit(db: DatabaseSync, hit: Hit): boolean {
  const { accountId, reader, at, since, idempotencyKey } = hit;
  if (!isIdentified(reader) || listAccountsVotedFor(db, reader, since).has(accountId)) return false;
  db.prepare('INSERT INTO hits VALUES (?, ?, ?, ?, ?)').run(
    accountId,
    reader.memberId,
    reader.device,
    at,
    idempotencyKey,
  );
  return true;
}
