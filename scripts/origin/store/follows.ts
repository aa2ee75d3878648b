import type { DatabaseSync } from 'node:sqlite';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

/** Types of objects that can be followed (`type` of topicSub). */
export const FOLLOWED = { column: 1, reporter: 2, topic: 3, account: 4, circle: 18 } as const;

export interface Followed {
  readonly type: number;
  readonly id: number;
}

export function isFollowing(db: DatabaseSync, { type, id }: Followed, reader: Reader): boolean {
  return (
    db
      .prepare(`SELECT 1 FROM follows WHERE type = $type AND object_id = $id AND ${SAME_READER}`)
      .get({ $type: type, $id: id, ...bindReader(reader) }) !== undefined
  );
}

/** Stores a follow once; does nothing for an unidentified reader. */
export function follow(
  db: DatabaseSync,
  followed: Followed,
  reader: Reader,
  at: number,
  idempotencyKey: string,
): void {
  if (!isIdentified(reader) || isFollowing(db, followed, reader)) return;
  db.prepare('INSERT INTO follows VALUES (?, ?, ?, ?, ?, ?)').run(
    followed.type,
    followed.id,
    reader.memberId,
    reader.device,
    at,
    idempotencyKey,
  );
}

export function unfollow(db: DatabaseSync, { type, id }: Followed, reader: Reader): void {
  db.prepare(`DELETE FROM follows WHERE type = $type AND object_id = $id AND ${SAME_READER}`).run({
    $type: type,
    $id: id,
    ...bindReader(reader),
  });
}

/** Lists the ids of what a member follows of one type, the latest first. */
export const listFollowed = (db: DatabaseSync, type: number, memberId: number): readonly number[] =>
  db
    .prepare(
      'SELECT object_id AS id FROM follows WHERE type = ? AND member_id = ? ORDER BY at DESC',
    )
    .all(type, memberId)
    .map(({ id }) => Number(id));

/** Counts stored follows, without the initial number of the sample content. */
export function countFollowers(db: DatabaseSync, { type, id }: Followed): number {
  const row = db
    .prepare('SELECT count(*) AS n FROM follows WHERE type = ? AND object_id = ?')
    .get(type, id);
  return Number(row?.n ?? 0);
}

/** Returns the number of an account's followers, and whether this reader is one of them. */
export function readFollows(
  db: DatabaseSync,
  { id, followers }: { readonly id: number; readonly followers: number },
  reader: Reader,
) {
  const followed = { type: FOLLOWED.account, id };
  return {
    followers: followers + countFollowers(db, followed),
    isFollowed: isFollowing(db, followed, reader),
  };
}
