import { isHiddenAccount } from '../account/normaliseAccount.ts';
import * as read from '../read.ts';
import { findRows, parseEach, parseRecord, removeDuplicates } from '../wire.ts';

/** Maximum number of rows (product 9.1). */
const RANK_MAX = 20;

/**
 * Returns the rows sorted by rank: servers do not sort them, and accounts without influence
 * have no rank (wire 4.10).
 */
export function parseRank(payload: unknown): readonly RankRow[] {
  return removeDuplicates(parseEach(findRows(payload, 'list'), parseRankRow))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.influence - a.influence)
    .slice(0, RANK_MAX);
}

const rankOf = ({ rank }: RankRow): number => rank ?? Number.MAX_SAFE_INTEGER;

/** A row of the influence rank (product 2.2, xyListShare). */
export type RankRow = read.Parsed<typeof parseRankRow>;

function parseRankRow(value: unknown) {
  const wire = parseRecord(value);
  const id = read.linkedId(wire, 'id', 'xyID', 'xyId');
  const name = read.line(wire, 'topic', 'name');
  if (id === '' || name === '' || Number(id) <= 0 || isHiddenAccount(wire)) return null;
  const influence = read.count(wire, 'influence');
  const rank = read.number(wire, 'rank');
  return {
    id,
    name,
    icon: read.image(wire, 'icon'),
    influence,
    /** null without a rank: influence 0. */
    rank: rank !== null && rank > 0 && influence > 0 ? rank : null,
    /** Whether this reader may vote for it today. */
    canHit: read.defaultOn(wire, 'canHit'),
  };
}
