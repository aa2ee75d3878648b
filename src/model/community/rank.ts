import { isHiddenAccount } from '../account/normaliseAccount.ts';
import * as read from '../read.ts';
import { findRows, parseEach, parseRecord, removeDuplicates } from '../wire.ts';
import type { RankRow } from './communityTypes.ts';

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

function parseRankRow(value: unknown): RankRow | null {
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
    rank: rank !== null && rank > 0 && influence > 0 ? rank : null,
    canHit: read.defaultOn(wire, 'canHit'),
  };
}
