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
import { findArticle, type StoredArticle } from '../store/articles.ts';
import { defineTable, descending } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatItem } from '../wire/item.ts';
import { formatWireTime } from '../wire/time.ts';
import { slicePage } from './paging.ts';

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

const hasFavourite = (db: DatabaseSync, memberId: number, articleId: number): boolean =>
  favourites(db).find(isOf(memberId, articleId)) !== undefined;

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
  if (hasFavourite(db, member.userId, articleId)) return no('already a favourite');
  favourites(db).add({
    memberId: member.userId,
    articleId,
    type: params.count('type'),
    channel: params.count('channel'),
    picture: params.text('imgUrl').slice(0, 1000),
    at: now,
    idempotencyKey: readIdempotencyKey(context),
  });
  return yes;
}

const favCancel: WriteCall = (context) => {
  const { db, member } = context;
  if (!member) return LOGIN_NEEDED;
  const removed = favourites(db).remove(isOf(member.userId, articleOf(context)));
  return removed.length > 0 ? yes : no('no favourite');
};

/** Answers false without a login, because pages request it before a login, too. */
const hasFav: Call = (context) => {
  const { db, member } = context;
  const has = member !== null && hasFavourite(db, member.userId, articleOf(context));
  return data({ value: String(has) });
};

/** Answers the member's favourites without withdrawn articles, the latest first. */
const myFav: Call = requireMember(({ db, params, member, addresses }) => {
  const found = favourites(db)
    .list(({ memberId }) => memberId === member.userId)
    .sort(descending(({ at }) => at))
    .flatMap((favourite) => {
      const article = findArticle(db, favourite.articleId);
      return article ? [{ favourite, article }] : [];
    });
  const page = slicePage(found, params);
  return data({
    list: page.map(({ favourite, article }) => formatFavourite(favourite, article, addresses)),
  });
});

/** Formats a favourite (wire 10.9) with the article's current counters. */
function formatFavourite(favourite: Favourite, article: StoredArticle, addresses: Addresses) {
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
