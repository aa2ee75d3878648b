import { parseAccount } from '../account/normaliseAccount.ts';
import type { ListItem } from '../article/articleTypes.ts';
import { parseListItem } from '../article/listItem.ts';
import { parseColumn } from '../site/column.ts';
import { field, findRows, parseEach, parseFlag, parseRecord, removeDuplicates } from '../wire.ts';
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

/** A column that a member follows, with the newest of its articles. */
export interface FollowedColumn extends FollowName {
  readonly articles: readonly ListItem[];
}

/** Returns the followed columns of `subcribeView`; a server may send them without articles. */
export const parseFollowedColumns = (payload: unknown): readonly FollowedColumn[] =>
  parseEach(findRows(payload, 'list'), (value) => {
    const wire = parseRecord(value);
    const column = parseColumn(field(wire, 'column') ?? wire);
    if (!column?.name) return null;
    const articles = parseEach(wire.list, parseListItem);
    return { object: 1, id: column.id, name: column.name, articles };
  });

/** Longest list of what is new in the columns that a member follows. */
const NEWS_MAX = 20;

/** Returns the articles of the columns together, the newest first. */
export const listFollowedNews = (columns: readonly FollowedColumn[]): readonly ListItem[] =>
  removeDuplicates(columns.flatMap(({ articles }) => articles))
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))
    .slice(0, NEWS_MAX);
