/** The rank of accounts. */

import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '../../../src/model/durations.ts';
import { ACCOUNTS, decideInfluence, findAccount } from '../../sample/accounts.ts';
import { toWireTime } from '../../siteTime.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { countBy } from '../store/access.ts';
import { FOLLOWED, isFollowing } from '../store/follows.ts';
import { isIdentified, isSameReader, type Reader } from '../store/reader.ts';
import { defineTable } from '../table.ts';
import { startOfDay } from '../wire/time.ts';

interface Hit {
  readonly accountId: number;
  readonly reader: Reader;
  readonly at: number;
  readonly idempotencyKey: string;
}

const hits = defineTable<Hit>('hits');

/** Lists the accounts that a reader has voted for since a time. */
const listAccountsVotedFor = (db: DatabaseSync, reader: Reader, since: number) =>
  new Set(
    hits(db)
      .list((row) => row.at >= since && isSameReader(row.reader, reader))
      .map(({ accountId }) => accountId),
  );

const PERIODS = 4;

/**
 * Lists accounts with their influence in a period: the sample content's value plus readers'
 * votes. Not sorted by rank; an account without influence has no rank.
 */
function listRank(context: CallContext) {
  const { db, params, addresses, now } = context;
  const type = params.count('type') % PERIODS;
  const { from, before } = findRankPeriod(type, now);
  const inPeriod = hits(db).list(({ at }) => at >= from && at < before);
  const votes = countBy(inPeriod, ({ accountId }) => accountId);
  const reader = readReader(context);
  const hitToday = listAccountsVotedFor(db, reader, startOfDay(now));
  const influences = ACCOUNTS.map(({ id }) => ({
    id,
    influence: decideInfluence(id, type) + (votes.get(id) ?? 0),
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

/** Stores a reader's vote for an account: once per day and account, none of an unidentified reader. */
const hitXyBulletin: WriteCall = (context) => {
  const { db, params, now: at } = context;
  const account = findAccount(params.count('id'));
  if (!account || !ACCOUNTS.includes(account)) return unknown;
  const reader = readReader(context);
  const isKnown = listAccountsVotedFor(db, reader, startOfDay(at)).has(account.id);
  if (isKnown || !isIdentified(reader)) return HIT_BEFORE;
  const idempotencyKey = readIdempotencyKey(context);
  hits(db).add({ accountId: account.id, reader, at, idempotencyKey });
  return HIT;
};

export const rankCalls: Calls = {
  xyRank,
  getXyRank: xyRank,
  searchXyRank,
  ...createIdempotentCalls({ hitXyBulletin }),
};

/** `type` of the calls of the rank (wire 4.10). */
const PERIOD = { thisWeek: 0, lastWeek: 1, thisMonth: 2, lastMonth: 3 } as const;

interface RankPeriod {
  readonly from: number;
  readonly before: number;
}

/** Returns the period of a rank in UTC+8; weeks begin on Monday. `before` is exclusive. */
function findRankPeriod(type: number, now: number): RankPeriod {
  if (type === PERIOD.thisMonth || type === PERIOD.lastMonth) {
    const from = startOfMonth(now);
    return type === PERIOD.thisMonth
      ? { from, before: Number.MAX_SAFE_INTEGER }
      : { from: startOfMonth(from - 1), before: from };
  }
  const from = startOfWeek(now);
  return type === PERIOD.lastWeek
    ? { from: from - 7 * DAY_MS, before: from }
    : { from, before: Number.MAX_SAFE_INTEGER };
}

function startOfWeek(now: number): number {
  const day = toWireTime(now).startOf('day');
  return day.subtract((day.day() + 6) % 7, 'day').valueOf();
}

const startOfMonth = (now: number): number => toWireTime(now).startOf('month').valueOf();
