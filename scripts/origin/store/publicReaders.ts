import type { DatabaseSync } from 'node:sqlite';
import { findByUserId, findMember } from './members.ts';
import { REVIEW } from './writings.ts';

/** The public profile of a reader. */
export interface PublicReader {
  /** The `userId` of the reader's texts. */
  readonly id: number;
  readonly nickname: string;
  /** '' for the portrait that the origin draws. */
  readonly head: string;
  readonly official: boolean;
  readonly posts: number;
  readonly praises: number;
  /** Null for a reader in the sample content who is not a member. */
  readonly joinedAt: number | null;
}

/** Returns a member by `userId` or `uid`, or a reader in the sample content; null for any other id. */
export function findPublicReader(db: DatabaseSync, uid: number): PublicReader | null {
  const member = findByUserId(db, uid) ?? findMember(db, uid);
  if (member?.forbidden) return null;
  const id = member?.userId ?? uid;
  const nickname = member?.nickname ?? findSampleName(db, id);
  if (nickname === null) return null;
  return {
    id,
    nickname,
    head: member?.head ?? '',
    official: member?.official ?? false,
    ...countPosts(db, id),
    joinedAt: member?.joinedAt ?? null,
  };
}

/** Returns the name of an author in the sample content by id; null without a public text. */
function findSampleName(db: DatabaseSync, id: number): string | null {
  const name = "json_extract(model, '$.user')";
  const row = db
    .prepare(
      `SELECT ${name} AS name FROM writings
         WHERE user_id = $id AND origin = 'edition' AND kind IN ('post', 'moment')
           AND state = ${REVIEW.passed}
       UNION ALL SELECT ${name} FROM questions
         WHERE user_id = $id AND origin = 'edition' AND review = ${REVIEW.passed}
       UNION ALL SELECT ${name} FROM question_answers
         WHERE user_id = $id AND origin = 'edition'
       LIMIT 1`,
    )
    .get({ $id: id });
  return typeof row?.name === 'string' ? row.name : null;
}

/** Counts a reader's public posts and their likes. */
function countPosts(db: DatabaseSync, id: number) {
  const row = db
    .prepare(
      `SELECT count(*) AS posts, coalesce(sum(praises), 0) AS praises FROM writings
       WHERE kind = 'post' AND user_id = ? AND state = ${REVIEW.passed}`,
    )
    .get(id);
  return { posts: Number(row?.posts ?? 0), praises: Number(row?.praises ?? 0) };
}
