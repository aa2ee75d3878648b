import { parseAccount, parseAccounts } from '../account/normalise.ts';
import type { Account } from '../account/types.ts';
import { filterImageLink } from '../link.ts';
import { field, parseCount, parseRecord } from '../wire.ts';
import type { AccountInfo } from './types.ts';

/** Accounts that are shown beside one (wire 4.8). */
const RECOMMENDED_MAX = 8;

/**
 * An account on its own page; null where it has none (product 4.13). Servers answer an
 * unknown id with an object that holds `articleCount` alone (wire 4.9).
 */
export function parseAccountInfo(payload: unknown): AccountInfo | null {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'xyInfo', 'xy') ?? outer);
  const account = parseAccount(wire);
  return (
    account && {
      ...account,
      banner: filterImageLink(field(wire, 'banner')),
      praises: parseCount(field(wire, 'countPraise')),
    }
  );
}

/** Other accounts, beside the one with this id. */
export const parseRecommended = (payload: unknown, id: string): readonly Account[] =>
  parseAccounts(payload)
    .accounts.filter((account) => account.id !== id)
    .slice(0, RECOMMENDED_MAX);
