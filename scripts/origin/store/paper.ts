import type { DatabaseSync } from 'node:sqlite';
import { createPaperArticle } from '../../sample/paper/createPaperArticle.ts';
import { parseChinaTime } from '../wire/time.ts';
import type { StoredArticle } from './storedArticle.ts';

/**
 * Returns an article of the printed newspaper, generated from its id; null for other ids.
 * Only its counters are stored, from the first request on.
 */
export function findPaperArticle(db: DatabaseSync, id: number): StoredArticle | null {
  const model = createPaperArticle(id);
  if (model === null) return null;
  const { clicks = 0, praises = 0, shares = 0 } = model;
  db.prepare('INSERT OR IGNORE INTO counters VALUES (?, ?, ?, ?)').run(id, clicks, praises, shares);
  const row = db
    .prepare(
      `SELECT clicks, praises, shares, (SELECT count(*) FROM comments c
         WHERE c.article_id = n.article_id AND c.in_review = 0) AS comments
       FROM counters n WHERE n.article_id = ?`,
    )
    .get(id);
  const at = parseChinaTime(model.at);
  return {
    model,
    publishedAt: at,
    changedAt: at,
    position: 0,
    clicks: Number(row?.clicks ?? clicks),
    praises: Number(row?.praises ?? praises),
    shares: Number(row?.shares ?? shares),
    comments: Number(row?.comments ?? 0),
  };
}
