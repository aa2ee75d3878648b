import { parseAccount } from '../account/normaliseAccount.ts';
import { parseColumn } from '../site/column.ts';
import { field, findRows, parseEach, parseFlag, parseRecord } from '../wire.ts';
import type { FollowName } from './followName.ts';

/**
 * Returns the followed accounts of `getSubcribeXys`. A server that lists all accounts marks those
 * that the member follows (wire 4.10); without the mark every listed account is followed.
 */
export const parseFollowedAccounts = (payload: unknown): readonly FollowName[] =>
  parseEach(findRows(payload, 'list'), (value) => {
    const account = parseAccount(value);
    const isFollowed = parseFlag(field(parseRecord(value), 'isFollow'), true);
    return account && isFollowed ? { object: 4, id: account.id, name: account.name } : null;
  });

/** Returns the followed columns of `subcribeView`: each with some of its articles. */
export const parseFollowedColumns = (payload: unknown): readonly FollowName[] =>
  parseEach(findRows(payload, 'list'), (value) => {
    const wire = parseRecord(value);
    const column = parseColumn(field(wire, 'column') ?? wire);
    return column?.name ? { object: 1, id: column.id, name: column.name } : null;
  });
