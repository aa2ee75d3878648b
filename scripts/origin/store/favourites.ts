import type { DatabaseSync } from 'node:sqlite';

export interface Favourite {
  readonly memberId: number;
  readonly articleId: number;
  readonly type: number;
  readonly channel: number;
  readonly picture: string;
  readonly at: number;
  readonly idempotencyKey: string;
}

/** Adds a favourite; false when it was one already. */
export function addFavourite(db: DatabaseSync, favourite: Favourite): boolean {
  const result = db
    .prepare('INSERT OR IGNORE INTO favourites VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(
      favourite.memberId,
      favourite.articleId,
      favourite.type,
      favourite.channel,
      favourite.picture,
      favourite.at,
      favourite.idempotencyKey,
    );
  return result.changes > 0;
}

/** Removes a favourite; false when it was none. */
export function removeFavourite(db: DatabaseSync, memberId: number, articleId: number): boolean {
  const result = db
    .prepare('DELETE FROM favourites WHERE member_id = ? AND article_id = ?')
    .run(memberId, articleId);
  return result.changes > 0;
}

export function hasFavourite(db: DatabaseSync, memberId: number, articleId: number): boolean {
  return (
    db
      .prepare('SELECT 1 FROM favourites WHERE member_id = ? AND article_id = ?')
      .get(memberId, articleId) !== undefined
  );
}

/** Lists a member's favourites without withdrawn articles, the latest first. */
export function listFavourites(
  db: DatabaseSync,
  memberId: number,
  offset: number,
  limit: number,
): Favourite[] {
  return db
    .prepare(
      `SELECT f.* FROM favourites f JOIN articles a ON a.id = f.article_id
       WHERE f.member_id = ? AND coalesce(json_extract(a.model, '$.withdrawn'), 0) = 0
       ORDER BY f.at DESC, f.rowid DESC LIMIT ? OFFSET ?`,
    )
    .all(memberId, limit, offset)
    .map((row) => ({
      memberId: Number(row.member_id),
      articleId: Number(row.article_id),
      type: Number(row.type),
      channel: Number(row.channel),
      picture: String(row.picture),
      at: Number(row.at),
      idempotencyKey: String(row.idempotency_key),
    }));
}
