import { type Account, parseAccount, parseAccounts } from '../account/normaliseAccount.ts';
import * as read from '../read.ts';
import { field, parseRecord } from '../wire.ts';

/** Number of recommended accounts on an account's page (wire 4.8, recommendXys). */
const RECOMMENDED_MAX = 8;

/** An account with its details (product 3.14). */
export type AccountInfo = read.Parsed<typeof parseAccountInfo>;

/**
 * Returns an account with its details; null for one without a page (product 4.13). For an
 * unknown id servers answer with an object that has only `articleCount` (wire 4.9).
 */
export function parseAccountInfo(payload: unknown) {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'xyInfo', 'xy') ?? outer);
  const account = parseAccount(wire);
  return (
    account && {
      ...account,
      banner: read.image(wire, 'banner'),
      praises: read.count(wire, 'countPraise'),
    }
  );
}

/** Returns the recommended accounts without the one with this id. */
export const parseRecommended = (payload: unknown, id: string): readonly Account[] =>
  parseAccounts(payload)
    .accounts.filter((account) => account.id !== id)
    .slice(0, RECOMMENDED_MAX);
