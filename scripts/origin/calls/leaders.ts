import { LEADERS, leaderOf } from '../../edition/leaders.ts';
import type { EditionLeader } from '../../edition/types.ts';
import type { Call, CallContext, Calls } from '../call.ts';
import { data, unknown } from '../envelope.ts';
import { listColumn } from '../store/articles.ts';
import { formatItem } from '../wire/item.ts';
import { formatLeader } from '../wire/leader.ts';
import { PAGE_SIZE } from './pages.ts';

/** Reports that stand beside a leader in the list of leaders. */
const REPORTS_BESIDE = 2;
const MAX_COUNT = 100;

/** A bare array; with `hasArticles` each has the newest of what is reported about them. */
const leaderView: Call = (context) => {
  const { params, addresses } = context;
  const start = params.count('start');
  const count = Math.min(params.count('count', PAGE_SIZE), MAX_COUNT);
  const isFull = params.text('hasArticles') === '1';
  return data(
    LEADERS.slice(start, start + count).map((found) => ({
      ...formatLeader(found, addresses),
      ...(isFull && { articles: listReports(found, context) }),
    })),
  );
};

const listReports = ({ column }: EditionLeader, { db, addresses }: CallContext) =>
  column === 0
    ? []
    : listColumn(db, column, 0, REPORTS_BESIDE).map((row) => formatItem(row, addresses, column));

const leader: Call = ({ params, addresses }) => {
  const found = leaderOf(params.count('id'));
  return found ? data(formatLeader(found, addresses)) : unknown;
};

export const leaderCalls: Calls = { leaderView, leader };
