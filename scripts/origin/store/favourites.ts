import type { DatabaseSync } from 'node:sqlite';
import { defineTable, descending } from '../table.ts';
import { findArticle } from './articles.ts';

export interface Favourite {
  readonly memberId: number;
  readonly articleId: number;
  readonly type: number;
  readonly channel: number;
  readonly picture: string;
  readonly at: number;
  readonly idempotencyKey: string;
}

export const favourites = defineTable<Favourite>('favourites');

const isOf = (memberId: number, articleId: number) => (row: Favourite) =>
  row.memberId === memberId && row.articleId === articleId;

/** Adds a favourite; false when it was one already. */
export function addFavourite(db: DatabaseSync, favourite: Favourite): boolean {
  if (hasFavourite(db, favourite.memberId, favourite.articleId)) return false;
  favourites(db).add(favourite);
  return true;
}

/** Removes a favourite; false when it was none. */
export const removeFavourite = (db: DatabaseSync, memberId: number, articleId: number): boolean =>
  favourites(db).remove(isOf(memberId, articleId)).length > 0;

export const hasFavourite = (db: DatabaseSync, memberId: number, articleId: number): boolean =>
  favourites(db).find(isOf(memberId, articleId)) !== undefined;

/** Lists a member's favourites without withdrawn articles, the latest first. */
export const listFavourites = (
  db: DatabaseSync,
  memberId: number,
  offset: number,
  limit: number,
): Favourite[] =>
  favourites(db)
    .list((row) => row.memberId === memberId && findArticle(db, row.articleId))
    .sort(descending(({ at }) => at))
    .slice(offset, offset + limit);
