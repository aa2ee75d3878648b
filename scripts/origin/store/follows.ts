import type { DatabaseSync } from 'node:sqlite';
import { defineTable, descending } from '../table.ts';
import { isIdentified, isSameReader, type Reader } from './reader.ts';

/** Types of objects that can be followed (`type` of topicSub). */
export const FOLLOWED = { column: 1, reporter: 2, topic: 3, account: 4, circle: 18 } as const;

export interface Followed {
  readonly type: number;
  /** Id of the object. */
  readonly id: number;
}

interface Follow extends Reader {
  readonly type: number;
  readonly objectId: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

export const follows = defineTable<Follow>('follows');

const isBy =
  ({ type, id }: Followed, reader: Reader) =>
  (row: Follow) =>
    row.type === type && row.objectId === id && isSameReader(row, reader);

export const isFollowing = (db: DatabaseSync, followed: Followed, reader: Reader): boolean =>
  follows(db).find(isBy(followed, reader)) !== undefined;

/** Stores a follow once; does nothing for an unidentified reader. */
export function follow(
  db: DatabaseSync,
  followed: Followed,
  reader: Reader,
  at: number,
  idempotencyKey: string,
): void {
  if (!isIdentified(reader) || isFollowing(db, followed, reader)) return;
  const { memberId, device } = reader;
  const { type, id: objectId } = followed;
  follows(db).add({ type, objectId, memberId, device, at, idempotencyKey });
}

export const unfollow = (db: DatabaseSync, followed: Followed, reader: Reader) =>
  follows(db).remove(isBy(followed, reader));

/** Lists the ids of what a member follows of one type, the latest first. */
export const listFollowed = (db: DatabaseSync, type: number, memberId: number): readonly number[] =>
  follows(db)
    .list((row) => row.type === type && row.memberId === memberId)
    .sort(descending(({ at }) => at))
    .map(({ objectId }) => objectId);

/** Counts stored follows, without the initial number of the sample content. */
export const countFollowers = (db: DatabaseSync, { type, id }: Followed): number =>
  follows(db).count((row) => row.type === type && row.objectId === id);

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
