/**
 * The rank of accounts: serves `xyRank`, `getXyRank`, `searchXyRank`, `hitXyBulletin` on hosts
 * `app_if` and `nis`. Wire form: src/docs/wireFields.md.
 */

import { ACCOUNTS, findAccount } from '../../sample/accounts.ts';
import { decideInfluence } from '../../sample/rank.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { findRankPeriod } from '../rankPeriods.ts';
import { startOfDay } from '../startOfDay.ts';
import { FOLLOWED, isFollowing } from '../store/follows.ts';
import { addHit, countHits, listAccountsVotedFor } from '../store/hits.ts';
import { isIdentified } from '../store/reader.ts';

const PERIODS = 4;

/**
 * Lists accounts with their influence in a period: the sample content's value plus readers'
 * votes. Not sorted by rank; an account without influence has no rank.
 */
function listRank(context: CallContext) {
  const { db, params, addresses, now } = context;
  const type = params.count('type') % PERIODS;
  const { from, before } = findRankPeriod(type, now);
  const hits = countHits(db, from, before);
  const reader = readReader(context);
  const hitToday = listAccountsVotedFor(db, reader, startOfDay(now));
  const influences = ACCOUNTS.map(({ id }) => ({
    id,
    influence: decideInfluence(id, type) + (hits.get(id) ?? 0),
  }));
  const order = influences
    .filter(({ influence }) => influence > 0)
    .sort((a, b) => b.influence - a.influence || a.id - b.id)
    .map(({ id }) => id);
  return ACCOUNTS.map(({ id, name }, index) => ({
    id,
    icon: addresses.logo(`account-${id}.jpg`),
    topic: name,
    influence: influences[index]?.influence ?? 0,
    ...(order.includes(id) && { rank: order.indexOf(id) + 1 }),
    canHit: isIdentified(reader) && !hitToday.has(id) ? 1 : 0,
    isFollow: isFollowing(db, { type: FOLLOWED.account, id }, reader) ? 1 : 0,
  }));
}

const xyRank: Call = (context) => data(listRank(context));

/** Answers the accounts whose name contains `key`, with their ranks among all accounts. */
const searchXyRank: Call = (context) => {
  const key = context.params.text('key').toLowerCase();
  return data(listRank(context).filter(({ topic }) => topic.toLowerCase().includes(key)));
};

const HIT = data('打榜成功');
const HIT_BEFORE = data('已打榜');

/** Stores a reader's vote for an account: once per day and account. */
const hitXyBulletin: WriteCall = (context) => {
  const { db, params, now } = context;
  const account = findAccount(params.count('id'));
  if (!account || !ACCOUNTS.includes(account)) return unknown;
  const isStored = addHit(db, {
    accountId: account.id,
    reader: readReader(context),
    at: now,
    since: startOfDay(now),
    idempotencyKey: readIdempotencyKey(context),
  });
  return isStored ? HIT : HIT_BEFORE;
};

export const rankCalls: Calls = {
  xyRank,
  getXyRank: xyRank,
  searchXyRank,
  ...createIdempotentCalls({ hitXyBulletin }),
};
