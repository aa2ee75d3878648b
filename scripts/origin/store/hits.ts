import type { DatabaseSync } from 'node:sqlite';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

/** Votes of readers for accounts, by account, from one moment to before another. */
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

/** The accounts that a reader has voted for since then. */
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
  /** Midnight of the day that it counts for. */
  readonly since: number;
  readonly idempotencyKey: string;
}

/** Stores a vote; false when this reader has voted for the account today, or cannot be told. */
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
