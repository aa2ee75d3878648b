import type { DatabaseSync } from 'node:sqlite';
import { findByUserId, findMember } from './members.ts';
import { answers, questions } from './questions.ts';
import { REVIEW, writings } from './writings.ts';

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
  const posts = writings(db).list(
    (row) => row.kind === 'post' && row.userId === id && row.state === REVIEW.passed,
  );
  return {
    id,
    nickname,
    head: member?.head ?? '',
    official: member?.official ?? false,
    posts: posts.length,
    praises: posts.reduce((sum, { praises }) => sum + praises, 0),
    joinedAt: member?.joinedAt ?? null,
  };
}

/** Returns the name of an author in the sample content by id; null without a public text. */
function findSampleName(db: DatabaseSync, id: number): string | null {
  const isOf = ({ userId }: { readonly userId: number }) => userId === id;
  const text =
    writings(db).find(
      (row) => isOf(row) && ['post', 'moment'].includes(row.kind) && row.state === REVIEW.passed,
    ) ??
    questions(db).find((row) => isOf(row) && row.review === REVIEW.passed) ??
    answers(db).find(isOf);
  return text?.model.user ?? null;
}
