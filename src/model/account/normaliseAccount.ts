import * as read from '../read.ts';
import { findRows, parseEach, parseRecord, removeDuplicates, type Wire } from '../wire.ts';

/** States of accounts that are never shown (product 4.13). */
const HIDDEN_STATUSES: readonly (number | null)[] = [1, 4];

/**
 * Returns the categories of getCats and getSubCats: a bare array, or one under `cats` or
 * `list`.
 */
export const parseCategories = (value: unknown): readonly AccountCategory[] =>
  removeDuplicates(parseEach(findRows(value, 'cats', 'list'), parseCategory));

/** A category of subscription accounts (wire 4.8). */
export type AccountCategory = read.Parsed<typeof parseCategory>;

function parseCategory(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', 'name'], {
    id: read.id(wire, 'catID', 'catId', 'id'),
    name: read.line(wire, 'catName', 'name'),
  });
}

interface AccountPage {
  readonly accounts: readonly Account[];
  /** Length of the server's page, hidden accounts included: decides whether the list has ended. */
  readonly sent: number;
}

/** Returns the accounts of getCatXys. */
export function parseAccounts(value: unknown): AccountPage {
  const sent = findRows(value, 'xys', 'list');
  return { accounts: removeDuplicates(parseEach(sent, parseAccount)), sent: sent.length };
}

/** A subscription account in a list (wire 10.2). */
export type Account = read.Parsed<typeof parseAccount>;

/**
 * Returns an account; null without id or name, and for closed or forbidden ones (product 4.13).
 */
export function parseAccount(value: unknown) {
  const wire = parseRecord(value);
  const id = read.id(wire, 'xyID', 'xyId', 'id');
  const name = read.line(wire, 'topic', 'name');
  if (id === '' || name === '' || Number(id) <= 0) return null;
  if (isHiddenAccount(wire)) return null;
  return {
    id,
    name,
    description: read.lines(wire, 'description'),
    icon: read.image(wire, 'icon'),
    followers: read.count(wire, 'rssCount'),
    articles: read.count(wire, 'articleCount'),
  };
}

/** Returns whether an account is closed or forbidden, wherever it is listed (product 4.13). */
export const isHiddenAccount = (wire: Wire): boolean =>
  HIDDEN_STATUSES.includes(read.number(wire, 'xyStatus')) || read.flag(wire, 'xyForbidden');
