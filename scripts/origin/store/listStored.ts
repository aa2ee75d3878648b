import type { DatabaseSync } from 'node:sqlite';
import { findArticle } from './articles.ts';
import { comments } from './comments.ts';
import { likes } from './counters.ts';
import { favourites } from './favourites.ts';
import { follows } from './follows.ts';
import { ballots } from './votes.ts';

/** Lists readers' writes on an article with their idempotency keys. For tests. */
export function listStored(db: DatabaseSync, articleId: number) {
  const isOf = (row: { readonly articleId: number }) => row.articleId === articleId;
  const voteId = findArticle(db, articleId)?.model.vote?.id;
  return {
    comments: comments(db)
      .list((row) => isOf(row) && row.byMember)
      .map(({ model, ...row }) => ({ ...row, content: model.text })),
    // Likes of the article (type 0) and of its comments (type 1).
    praises: likes(db)
      .list(({ type, objectId }) =>
        type === 0
          ? objectId === articleId
          : type === 1 && comments(db).get(objectId)?.articleId === articleId,
      )
      .map(nameObject),
    favs: favourites(db).list(isOf).map(nameUser),
    votes: ballots(db)
      .list((row) => row.voteId === voteId)
      .map(({ choices, ...row }) => ({
        ...nameUser(row),
        choices: choices.map(({ question, option }) => `${question}:${option}`),
      })),
    // Articles cannot be followed: these are all stored follows.
    follows: follows(db).list().map(nameObject),
  };
}

/** Names the member as the wire does. */
const nameUser = <T extends { readonly memberId: number }>({ memberId, ...row }: T) => ({
  ...row,
  userId: memberId,
});

/** Names what is liked or followed as the wire does. */
const nameObject = <T extends { readonly memberId: number; readonly objectId: number }>(
  row: T,
) => ({
  ...nameUser(row),
  id: row.objectId,
});
