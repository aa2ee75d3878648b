/**
 * Follows: serves `topicSub`, `topicSubCancel`, `getSubcribeXys`, `subcribeView` (sic) on hosts
 * `app_if` and `nis`. Wire form: src/docs/wireFields.md.
 */

import { findAccount } from '../../sample/accounts.ts';
import { findColumn } from '../../sample/columns.ts';
import { type CallContext, type Calls, requireMember } from '../callContext.ts';
import { data, yes } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { countByAccount, listColumn } from '../store/articles.ts';
import {
  countFollowers,
  FOLLOWED,
  type Followed,
  follow,
  listFollowed,
  unfollow,
} from '../store/follows.ts';
import { formatAccount } from '../wire/account.ts';
import { formatItem } from '../wire/item.ts';
import { formatColumnWithFollowers } from './columns.ts';
import { PAGE_SIZE } from './paging.ts';

const followedOf = ({ params }: CallContext): Followed => ({
  type: params.count('type', FOLLOWED.column),
  id: params.count('id'),
});

/** Follows a column, reporter, question topic, account or circle; "true" when it is followed already, too. */
const topicSub: WriteCall = (context) => {
  follow(
    context.db,
    followedOf(context),
    readReader(context),
    context.now,
    readIdempotencyKey(context),
  );
  return yes;
};

const topicSubCancel: WriteCall = (context) => {
  unfollow(context.db, followedOf(context), readReader(context));
  return yes;
};

/** Answers the accounts that the member follows; `key` is a part of their names. */
const getSubcribeXys = requireMember(({ db, params, member, addresses }) => {
  const key = params.text('key');
  const articles = countByAccount(db);
  const followed = listFollowed(db, FOLLOWED.account, member.userId).flatMap(
    (id) => findAccount(id) ?? [],
  );
  return data({
    list: followed
      .filter(({ name }) => name.includes(key))
      .map((account) => {
        const type = FOLLOWED.account;
        const followers = account.followers + countFollowers(db, { type, id: account.id });
        const counts = { followers, articles: articles.get(account.id) ?? 0, isFollowed: true };
        return formatAccount(account, counts, addresses);
      }),
  });
});

/** Answers the columns that the member follows, each with its first articles (wire 4.8). */
const subcribeView = requireMember((context) => {
  const { db, params, member, addresses } = context;
  const count = Math.min(params.count('count', PAGE_SIZE), PAGE_SIZE);
  const columns = listFollowed(db, FOLLOWED.column, member.userId).flatMap(
    (id) => findColumn(id) ?? [],
  );
  return data(
    columns.map((column) => ({
      column: formatColumnWithFollowers(column, context),
      list: listColumn(db, column.id, 0, count).map((article) =>
        formatItem(article, addresses, column.id),
      ),
    })),
  );
});

export const followCalls: Calls = {
  ...createIdempotentCalls({ topicSub, topicSubCancel }),
  getSubcribeXys,
  subcribeView,
};
