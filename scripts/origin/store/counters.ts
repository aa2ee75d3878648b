import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';
import type { Reader } from './reader.ts';

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

export interface Like extends Reader {
  readonly type: number;
  readonly objectId: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

/** What readers liked. */
export const likes = defineTable<Like>('likes');
