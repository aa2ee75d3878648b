import type { DatabaseSync } from 'node:sqlite';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

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

export function addToCommentLikes(db: DatabaseSync, commentId: number, step = 1): boolean {
  const result = db
    .prepare('UPDATE comments SET praises = max(praises + ?, 0) WHERE id = ?')
    .run(step, commentId);
  return result.changes > 0;
}

export interface LikedObject {
  readonly type: number;
  readonly id: number;
}

/**
 * Stores a like; false when the same reader has already liked the object. An unidentified
 * reader (no login, no device id) always counts as a new one.
 */
export function addLike(
  db: DatabaseSync,
  liked: LikedObject,
  reader: Reader,
  at: number,
  idempotencyKey: string,
): boolean {
  if (isIdentified(reader) && hasLiked(db, liked, reader)) return false;
  db.prepare('INSERT INTO praises VALUES (?, ?, ?, ?, ?, ?)').run(
    liked.type,
    liked.id,
    reader.memberId,
    reader.device,
    at,
    idempotencyKey,
  );
  return true;
}

/**
 * Removes a reader's likes of an object and returns their number: 0, 1, or 2 when the
 * member liked it on one device and, without a login, on another.
 */
export function removeLike(db: DatabaseSync, { type, id }: LikedObject, reader: Reader): number {
  const result = db
    .prepare(`DELETE FROM praises WHERE object_type = $type AND object_id = $id AND ${SAME_READER}`)
    .run({ $type: type, $id: id, ...bindReader(reader) });
  return Number(result.changes);
}

function hasLiked(db: DatabaseSync, { type, id }: LikedObject, reader: Reader): boolean {
  return (
    db
      .prepare(
        `SELECT 1 FROM praises WHERE object_type = $type AND object_id = $id AND ${SAME_READER}`,
      )
      .get({ $type: type, $id: id, ...bindReader(reader) }) !== undefined
  );
}

export interface ReaderEvent {
  readonly objectType: number;
  readonly objectId: number;
  readonly eventType: number;
  readonly channel: number;
  readonly device: string;
  readonly at: number;
}

export function recordEvent(db: DatabaseSync, event: ReaderEvent): void {
  db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)').run(
    event.objectType,
    event.objectId,
    event.eventType,
    event.channel,
    event.device,
    event.at,
  );
}
