import type { DatabaseSync } from 'node:sqlite';
import { createPaperArticle } from '../../sample/paper/createPaperArticle.ts';
import { parseChinaTime } from '../wire/time.ts';
import { countVisibleComments } from './comments.ts';
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
  const row = db.prepare('SELECT * FROM counters WHERE article_id = ?').get(id);
  const at = parseChinaTime(model.at);
  return {
    model,
    publishedAt: at,
    changedAt: at,
    position: 0,
    clicks: Number(row?.clicks ?? clicks),
    praises: Number(row?.praises ?? praises),
    shares: Number(row?.shares ?? shares),
    comments: countVisibleComments(db, id),
  };
}
