import type { DatabaseSync } from 'node:sqlite';

export type Counter = 'clicks' | 'praises' | 'shares';

/** Adds one to an article's counter; false when there is no such article. */
export function countUp(db: DatabaseSync, articleId: number, counter: Counter): boolean {
  // `counter` is one of three literals: it can stand in the statement.
  const result = db
    .prepare(`UPDATE counters SET ${counter} = ${counter} + 1 WHERE article_id = ?`)
    .run(articleId);
  return result.changes > 0;
}

export function praiseComment(db: DatabaseSync, commentId: number): boolean {
  const result = db
    .prepare('UPDATE comments SET praises = praises + 1 WHERE id = ?')
    .run(commentId);
  return result.changes > 0;
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
