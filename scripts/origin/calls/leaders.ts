/**
 * Leaders: serves `leaderView`, `leader`, `leaderCats`, `regionleaderView`, `catleaderView` on
 * host `app_if`. Wire form: src/docs/wireFields.md.
 */

import { findLeader, LEADER_REGIONS, LEADERS } from '../../sample/leaders.ts';
import type { SampleLeader } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { listColumn } from '../store/articles.ts';
import { formatItem } from '../wire/item.ts';
import { formatLeader } from '../wire/leader.ts';
import { PAGE_SIZE, slicePage } from './paging.ts';

/** Number of reports per leader in the list of leaders. */
const REPORTS_BESIDE = 2;
const MAX_COUNT = 100;

/** Answers leaders as a bare array; with `hasArticles` each with the newest reports. */
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

const listReports = ({ column }: SampleLeader, { db, addresses }: CallContext) =>
  column === 0
    ? []
    : listColumn(db, column, 0, REPORTS_BESIDE).map((row) => formatItem(row, addresses, column));

const leader: Call = ({ params, addresses }) => {
  const found = findLeader(params.count('id'));
  return found ? data(formatLeader(found, addresses)) : unknown;
};

/** Answers the regions, which have no subregions. */
const leaderCats: Call = ({ params }) =>
  data({
    cats:
      params.count('catID') === 0
        ? LEADER_REGIONS.map(({ id, name }) => ({ catID: id, catName: name }))
        : [],
  });

const leadersOf = (regionId: number) => LEADERS.filter(({ region }) => region === regionId);

/** Answers the leaders of a region as a bare array; unknown for a region without leaders (wire 2.4, 4.11). */
const regionleaderView: Call = ({ params, addresses }) => {
  const found = leadersOf(params.count('regionID'));
  return found.length > 0 ? data(found.map((one) => formatLeader(one, addresses))) : unknown;
};

const catleaderView: Call = ({ params, addresses }) => {
  const found = slicePage(leadersOf(params.count('catID')), params);
  return data({ list: found.map((one) => formatLeader(one, addresses)) });
};

export const leaderCalls: Calls = {
  leaderView,
  leader,
  leaderCats,
  regionleaderView,
  catleaderView,
};
