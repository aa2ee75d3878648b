import type { DatabaseSync } from 'node:sqlite';
import { BY_MEMBER, type CommentText } from './comments.ts';
import type { Choice } from './votes.ts';

/** Lists readers' writes on an article with their idempotency keys. For tests. */
export function listStored(db: DatabaseSync, articleId: number) {
  return {
    comments: listComments(db, articleId),
    praises: listLikes(db, articleId),
    favs: db
      .prepare(
        `SELECT member_id AS userId, idempotency_key AS idempotencyKey
         FROM favourites WHERE article_id = ? ORDER BY at`,
      )
      .all(articleId),
    votes: listBallots(db, articleId),
    // Articles cannot be followed: these are all stored follows.
    follows: db
      .prepare(
        `SELECT type, object_id AS id, device, member_id AS userId,
           idempotency_key AS idempotencyKey FROM follows ORDER BY at`,
      )
      .all(),
  };
}

function listComments(db: DatabaseSync, articleId: number) {
  return db
    .prepare('SELECT * FROM comments WHERE article_id = ? AND origin = ? ORDER BY id')
    .all(articleId, BY_MEMBER)
    .map((row) => ({
      id: Number(row.id),
      content: (JSON.parse(String(row.model)) as CommentText).text,
      idempotencyKey: String(row.idempotency_key),
      userId: Number(row.user_id),
      parentId: Number(row.parent_id),
      inReview: row.in_review === 1,
    }));
}

/** Lists likes of the article (type 0) and of its comments (type 1). */
function listLikes(db: DatabaseSync, articleId: number) {
  return db
    .prepare(
      `SELECT object_type AS type, object_id AS id, device, member_id AS userId,
         idempotency_key AS idempotencyKey FROM praises
       WHERE (object_type = 0 AND object_id = $article)
         OR (object_type = 1 AND object_id IN (SELECT id FROM comments WHERE article_id = $article))
       ORDER BY at`,
    )
    .all({ $article: articleId });
}

function listBallots(db: DatabaseSync, articleId: number) {
  return db
    .prepare(
      `SELECT v.* FROM vote_casts v JOIN articles a
         ON json_extract(a.model, '$.vote.id') = v.vote_id WHERE a.id = ? ORDER BY v.id`,
    )
    .all(articleId)
    .map((row) => ({
      voteId: Number(row.vote_id),
      device: String(row.device),
      userId: Number(row.member_id),
      choices: (JSON.parse(String(row.choices)) as Choice[]).map(
        ({ question, option }) => `${question}:${option}`,
      ),
      idempotencyKey: String(row.idempotency_key),
    }));
}
