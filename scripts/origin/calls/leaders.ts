/** Leaders. */

import { findLeader, LEADER_REGIONS, LEADERS } from '../../sample/leaders.ts';
import type { SampleLeader } from '../../sample/types.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { listColumn } from '../store/articles.ts';
import { takePart } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatItems } from '../wire/item.ts';
import { readRange } from './paging.ts';

/** Formats a leader: `url` is the portrait, `columnID` 0 is none. */
const formatLeader = (leader: SampleLeader, addresses: Addresses) => ({
  name: leader.name,
  id: leader.id,
  duty: leader.duty,
  description: leader.description,
  url: addresses.logo(`leader-${leader.id}.jpg`),
  columnID: leader.column,
  groupID: leader.group,
});

/** Formats a leader in a module, where the name has another key (wire 9.7). */
export function formatModuleLeader(leader: SampleLeader, addresses: Addresses) {
  const { name: cmiName, ...office } = formatLeader(leader, addresses);
  return { cmiName, ...office };
}

/** Number of reports per leader in the list of leaders. */
const REPORTS_BESIDE = 2;

/** Answers leaders as a bare array; with `hasArticles` each with the newest reports. */
const leaderView: Call = (context) => {
  const { params, addresses } = context;
  const isFull = params.text('hasArticles') === '1';
  return data(
    takePart(LEADERS, readRange(params)).map((found) => ({
      ...formatLeader(found, addresses),
      ...(isFull && { articles: listReports(found, context) }),
    })),
  );
};

const listReports = ({ column }: SampleLeader, { db, addresses }: CallContext) =>
  column === 0
    ? []
    : formatItems(listColumn(db, column, { offset: 0, limit: REPORTS_BESIDE }), addresses, column);

const leader = answerFound(
  ({ params }) => findLeader(params.count('id')),
  (found, { addresses }) => formatLeader(found, addresses),
);

/** Answers the regions, which have no subregions. */
const leaderCats: Call = ({ params }) => {
  const regions = params.count('catID') === 0 ? LEADER_REGIONS : [];
  return data({ cats: regions.map(({ id, name }) => ({ catID: id, catName: name })) });
};

const leadersOf = (regionId: number) => LEADERS.filter(({ region }) => region === regionId);

/** Answers the leaders of a region as a bare array; unknown for a region without leaders (wire 2.4, 4.11). */
const regionleaderView: Call = ({ params, addresses }) => {
  const found = leadersOf(params.count('regionID'));
  return found.length > 0 ? data(found.map((one) => formatLeader(one, addresses))) : unknown;
};

export const leaderCalls: Calls = { leaderView, leader, leaderCats, regionleaderView };
