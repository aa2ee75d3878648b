/** Favourites. */

import type { DatabaseSync } from 'node:sqlite';
import {
  type Call,
  type CallContext,
  type Calls,
  LOGIN_NEEDED,
  requireMember,
} from '../callContext.ts';
import { type Answer, data, no, unknown, yes } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { findArticle } from '../store/articles.ts';
import { defineTable, descending, type Part, takePart } from '../table.ts';
import { formatItem } from '../wire/item.ts';
import { formatWireTime } from '../wire/time.ts';
import { readPage } from './paging.ts';

interface Favourite {
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
function addFavourite(db: DatabaseSync, favourite: Favourite): boolean {
  if (hasFavourite(db, favourite.memberId, favourite.articleId)) return false;
  favourites(db).add(favourite);
  return true;
}

/** Removes a favourite; false when it was none. */
const removeFavourite = (db: DatabaseSync, memberId: number, articleId: number): boolean =>
  favourites(db).remove(isOf(memberId, articleId)).length > 0;

const hasFavourite = (db: DatabaseSync, memberId: number, articleId: number): boolean =>
  favourites(db).find(isOf(memberId, articleId)) !== undefined;

/** Lists a member's favourites without withdrawn articles, the latest first. */
const listFavourites = (db: DatabaseSync, memberId: number, part: Part): Favourite[] =>
  takePart(
    favourites(db)
      .list((row) => row.memberId === memberId && findArticle(db, row.articleId))
      .sort(descending(({ at }) => at)),
    part,
  );

const articleOf = ({ params }: CallContext): number =>
  params.count('articleID', params.count('id'));

/** Adds an article to a member's favourites; with `cancel` 1 removes it. */
const fav: WriteCall = (context) =>
  context.params.text('cancel') === '1' ? favCancel(context) : addOf(context);

function addOf(context: CallContext): Answer {
  const { db, params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const articleId = articleOf(context);
  if (!findArticle(db, articleId)) return unknown;
  const isNew = addFavourite(db, {
    memberId: member.userId,
    articleId,
    type: params.count('type'),
    channel: params.count('channel'),
    picture: params.text('imgUrl').slice(0, 1000),
    at: now,
    idempotencyKey: readIdempotencyKey(context),
  });
  return isNew ? yes : no('already a favourite');
}

const favCancel: WriteCall = (context) => {
  const { db, member } = context;
  if (!member) return LOGIN_NEEDED;
  return removeFavourite(db, member.userId, articleOf(context)) ? yes : no('no favourite');
};

/** Answers false without a login, because pages request it before a login, too. */
const hasFav: Call = (context) => {
  const { db, member } = context;
  const has = member !== null && hasFavourite(db, member.userId, articleOf(context));
  return data({ value: String(has) });
};

const myFav: Call = requireMember((context) => {
  const { db, params, member } = context;
  const list = listFavourites(db, member.userId, readPage(params));
  return data({ list: list.flatMap((favourite) => formatFavourite(favourite, context) ?? []) });
});

/** Formats a favourite (wire 10.9) with the article's current counters. */
function formatFavourite(favourite: Favourite, { db, addresses }: CallContext) {
  const article = findArticle(db, favourite.articleId);
  if (!article) return null;
  const item: Record<string, unknown> = formatItem(article, addresses);
  return {
    siteID: 1,
    type: favourite.type,
    channel: favourite.channel,
    articleID: favourite.articleId,
    title: item.title,
    articleType: item.articleType,
    column: item.colName,
    time: formatWireTime(favourite.at),
    url: item.url,
    urlPad: item.urlPad,
    imgUrl: favourite.picture,
    linkID: item.linkID,
    columnID: item.colID,
    columnCasName: item.columnCasName,
    article: item,
    contentUrl: item.contentUrl,
    countClick: article.clicks,
    countPraise: article.praises,
    countDiscuss: article.comments,
  };
}

export const favouriteCalls: Calls = {
  ...createIdempotentCalls({ fav, favCancel }),
  hasFav,
  myFav,
};
