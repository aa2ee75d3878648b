import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';
import { isIdentified, isSameReader, type Reader } from './reader.ts';

export type Counter = 'clicks' | 'praises' | 'shares';

/** Adds to an article's counter; false when there is no such article. */
export function addToArticleCounter(
  db: DatabaseSync,
  articleId: number,
  counter: Counter,
  step = 1,
): boolean {
  // `counter` is one of three literals, so that it is safe within SQL.
  const result = db
    .prepare(`UPDATE counters SET ${counter} = max(${counter} + ?, 0) WHERE article_id = ?`)
    .run(step, articleId);
  return result.changes > 0;
}

export interface LikedObject {
  readonly type: number;
  /** Id of the object. */
  readonly id: number;
}

interface Like extends Reader {
  readonly type: number;
  readonly objectId: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

/** What readers liked. */
export const likes = defineTable<Like>('likes');

/**
 * Stores a like; false when the same reader has already liked the object. An unidentified
 * reader (no login, no device id) always counts as a new one.
 */
export function addLike(
  db: DatabaseSync,
  { type, id }: LikedObject,
  reader: Reader,
  at: number,
  idempotencyKey: string,
): boolean {
  const isLiked = (row: Like) =>
    row.type === type && row.objectId === id && isSameReader(row, reader);
  if (isIdentified(reader) && likes(db).find(isLiked)) return false;
  const { memberId, device } = reader;
  likes(db).add({ type, objectId: id, memberId, device, at, idempotencyKey });
  return true;
}

/**
 * Removes a reader's likes of an object and returns their number: 0, 1, or 2 when the
 * member liked it on one device and, without a login, on another.
 */
export const removeLike = (db: DatabaseSync, { type, id }: LikedObject, reader: Reader): number =>
  likes(db).remove((row) => row.type === type && row.objectId === id && isSameReader(row, reader))
    .length;
