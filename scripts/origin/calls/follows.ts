/** Follows. */

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
import { listColumn } from '../store/articles.ts';
import { FOLLOWED, type Followed, follow, listFollowed, unfollow } from '../store/follows.ts';
import { formatItems } from '../wire/item.ts';
import { formatAccount } from './accounts.ts';
import { formatColumn } from './columns.ts';
import { PAGE_SIZE } from './paging.ts';

const followedOf = ({ params }: CallContext): Followed => ({
  type: params.count('type', FOLLOWED.column),
  id: params.count('id'),
});

/** Follows a column, reporter, question topic, account or circle; "true" when it is followed already, too. */
const topicSub: WriteCall = (context) => {
  const { db, now } = context;
  follow(db, followedOf(context), readReader(context), now, readIdempotencyKey(context));
  return yes;
};

const topicSubCancel: WriteCall = (context) => {
  unfollow(context.db, followedOf(context), readReader(context));
  return yes;
};

/** Answers the accounts that the member follows; `key` is a part of their names. */
const getSubcribeXys = requireMember((context) => {
  const { db, member } = context;
  const followed = listFollowed(db, FOLLOWED.account, member.userId);
  const found = followed.flatMap((id) => findAccount(id) ?? []);
  const named = found.filter(({ name }) => name.includes(context.params.text('key')));
  return data({ list: named.map((account) => formatAccount(account, context)) });
});

/** Answers the columns that the member follows, each with its first articles (wire 4.8). */
const subcribeView = requireMember((context) => {
  const { db, params, member, addresses } = context;
  const limit = Math.min(params.count('count', PAGE_SIZE), PAGE_SIZE);
  const columns = listFollowed(db, FOLLOWED.column, member.userId).flatMap(
    (id) => findColumn(id) ?? [],
  );
  return data(
    columns.map((column) => ({
      column: formatColumn(column, context),
      list: formatItems(listColumn(db, column.id, { offset: 0, limit }), addresses, column.id),
    })),
  );
});

export const followCalls: Calls = {
  ...createIdempotentCalls({ topicSub, topicSubCancel }),
  getSubcribeXys,
  subcribeView,
};
